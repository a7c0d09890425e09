/** Keeps the database of a page between visits, for every tab of this browser. */
export interface DatabaseKeeper {
  /** Does something while no other tab does, and no other task of this one. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** Names what is kept: under another name it is another database. Undefined when nothing is. */
  version(): Promise<string | undefined>;
  /** The file that is kept; undefined when none is. */
  read(): Promise<Uint8Array | undefined>;
  /**
   * Keeps a file in the place of what is kept; once this is done, it outlives the tab.
   * @throws when the browser has no room for it, or keeps nothing at all.
   */
  keep(version: string, file: Uint8Array): Promise<void>;
}
