/** One key and what it does, in the words of the help sheet. */
export interface KeyRow {
  /** The key or keys, as they are written on the keyboard: `Shift+Tab`. */
  keys: string;
  /** What happens, one sentence. */
  does: string;
}

/** The keys of a component: documentation, test and help sheet read the same rows. */
export type KeyTable = readonly KeyRow[];
