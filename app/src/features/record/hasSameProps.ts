/**
 * Whether two sets of props show the same: alike but for functions. Handlers do not count: those of one field
 * always do the same, for the editor of a record and the name of a field stay what they are.
 */
export function hasSameProps(before: object, after: object): boolean {
  const one: Readonly<Record<string, unknown>> = { ...before };
  const other: Readonly<Record<string, unknown>> = { ...after };
  return Object.keys({ ...one, ...other }).every((name) => {
    const [value, next] = [one[name], other[name]];
    return Object.is(value, next) || (typeof value === 'function' && typeof next === 'function');
  });
}
