import type { KeyTable } from '../private/keyTable.ts';

/** Titles for the tests of a keyboard table, and what has no test yet. */
export interface KeyTrials {
  /**
   * The title of the test that presses these keys.
   * @throws Error when the table has no such row.
   */
  row: (keys: string) => string;
  /** Rows of the table that no title was asked for. */
  untried: () => string[];
}

/**
 * Ties tests to a keyboard table, so that what the documentation and the help sheet promise cannot
 * differ from what happens. Press with `userEvent` of `vitest/browser`: its keys are the browser's.
 */
export function keyTrials(table: KeyTable): KeyTrials {
  const tried = new Set<string>();
  return {
    row: (keys) => {
      const row = table.find((one) => one.keys === keys);
      if (!row) throw new Error(`The table has no row for ${keys}`);
      tried.add(keys);
      return `${row.keys}: ${row.does}`;
    },
    untried: () => table.map((row) => row.keys).filter((keys) => !tried.has(keys)),
  };
}
