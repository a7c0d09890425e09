/** Whether two pieces of plain data say the same; what is undefined says what is absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
