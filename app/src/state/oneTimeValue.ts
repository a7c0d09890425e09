/** Carries one thing from a screen that is left to the screen that comes; nothing is in it at first. */
export function createOneTimeValue<T>() {
  let left: { readonly name: string; readonly value: T } | undefined;
  return {
    /** Stores `value` for the next read of `name`, and replaces the previous one. */
    give(name: string, value: T): void {
      left = { name, value };
    },
    /** What was left for `name`; once. */
    take(name: string): T | undefined {
      if (left?.name !== name) return undefined;
      const { value } = left;
      left = undefined;
      return value;
    },
  };
}

export type OneTimeValue<T> = ReturnType<typeof createOneTimeValue<T>>;
