/** Whether nothing is filled in: nothing, null, or text of only white space (SPEC.md V2). */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}
