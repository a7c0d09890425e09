/** Passes one value from a screen to the next one; empty at first. */
export function createOneTimeValue<T>() {
  let given: { readonly name: string; readonly value: T } | undefined;
  return {
    /** Stores `value` for the next read of `name`, and replaces the previous one. */
    give(name: string, value: T): void {
      given = { name, value };
    },
    /** The value given for `name`, which is then removed; undefined when there is none. */
    take(name: string): T | undefined {
      if (given?.name !== name) return undefined;
      const { value } = given;
      given = undefined;
      return value;
    },
  };
}

export type OneTimeValue<T> = ReturnType<typeof createOneTimeValue<T>>;
