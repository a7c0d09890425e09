/** Carries one thing from a screen that is left to the screen that comes. */
export interface Handover<T> {
  /** Leaves `value` for whoever asks for `name` next; what was left before is gone. */
  give(name: string, value: T): void;
  /** What was left for `name`; once. */
  take(name: string): T | undefined;
}

/** A handover with nothing in it. */
export function createHandover<T>(): Handover<T> {
  let left: { readonly name: string; readonly value: T } | undefined;
  return {
    give: (name, value) => {
      left = { name, value };
    },
    take: (name) => {
      if (left?.name !== name) return undefined;
      const { value } = left;
      left = undefined;
      return value;
    },
  };
}
