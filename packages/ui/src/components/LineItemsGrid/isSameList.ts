/** Whether the same stands in both, in the same order. */
export function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => Object.is(one, others[index]));
}
