import type { Messages } from '../../intl/nl-BE.ts';

/** One key and what it does, in the words of the help sheet. */
export interface KeyRow {
  /** The key or keys, as printed on the keyboard: `Shift+Tab`. */
  keys: string;
  /** What happens, one sentence. */
  does: string;
}

/** The keys of a component: documentation, test and help sheet read the same rows. */
export type KeyTable = readonly KeyRow[];

/** Components whose keys the help sheet lists. */
export type KeyMark = keyof Messages['keyboardHelp']['names'];

/**
 * Marks an element as the place where the keys of a component work, for the help sheet. It costs an
 * attribute: the component needs neither the words nor the sheet.
 * @param name Whose keys.
 * @param off Rows of its table that do nothing here, by their keys.
 */
export function keyMark(name: KeyMark, off: readonly (string | false)[] = []) {
  const rows = off.filter((keys) => keys !== false);
  return { 'data-keys': name, 'data-keys-off': rows.length === 0 ? undefined : rows.join('; ') };
}
