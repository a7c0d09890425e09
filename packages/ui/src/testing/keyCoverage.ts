import type { KeyTable } from '../private/keyboard/keyTable.ts';

/** Titles for the tests of a keyboard table, and what has no test yet. */
export interface KeyCoverage {
  /**
   * The title of the test that presses these keys.
   * @throws Error when the table has no such row.
   */
  row: (keys: string) => string;
  /** Rows of the table without a title. */
  untested: () => string[];
}

/**
 * Ties tests to a keyboard table, so that what the documentation and the help sheet promise cannot
 * differ from what happens. Press with `userEvent` of `vitest/browser`: its keys are the browser's.
 */
export function keyCoverage(table: KeyTable): KeyCoverage {
  const tested = new Set<string>();
  return {
    row: (keys) => {
      const row = table.find((one) => one.keys === keys);
      if (!row) throw new Error(`The table has no row for ${keys}`);
      tested.add(keys);
      return `${row.keys}: ${row.does}`;
    },
    untested: () => table.map((row) => row.keys).filter((keys) => !tested.has(keys)),
  };
}
