import type { KeyRow, KeyTable } from '../../private/keyboard/keyTable.ts';
import { knownByAll } from './helpTables.ts';

/** Keys of one part of the page, under its title. */
export interface KeyHelpTable {
  /** What the keys are of, in a word or two. */
  title: string;
  /** The keys and what they do. */
  keys: KeyTable;
  /**
   * Where they work: the `data-keys` of an element around it. They come first while the focus is in
   * that element, and are left out while it is not on the page. Left out, they work everywhere.
   */
  part?: string;
}

/** The keys of a page, as seen from one place in it. */
export interface KeysOnPage {
  /** Of what is around that place, from the inside out. */
  here: readonly KeyHelpTable[];
  /** Of what else can be reached. */
  elsewhere: readonly KeyHelpTable[];
}

/** The keys that work on a page, as seen from the element that has the focus. */
export function keysOnPage(
  from: Element | null,
  tables: readonly KeyHelpTable[],
  page: Document = document,
): KeysOnPage {
  const listed = new Set<string>();
  const tablesOf = (part: HTMLElement): KeyHelpTable[] => {
    const name = part.dataset['keys'] ?? '';
    if (listed.has(name)) return [];
    const off = part.dataset['keysOff']?.split('; ') ?? [];
    const works = ({ keys }: KeyRow) => !off.includes(keys);
    const working = tables
      .filter((table) => table.part === name)
      .map((table) => ({ ...table, keys: table.keys.filter(works) }))
      .filter(({ keys }) => keys.length > 0);
    // A component without a working key is left out; another of its kind may be listed.
    if (working.length > 0) listed.add(name);
    return working;
  };
  const here = around(from).flatMap(tablesOf);
  const elsewhere = Array.from(page.querySelectorAll<HTMLElement>('[data-keys]'))
    .filter((part) => !knownByAll.includes(part.dataset['keys'] ?? '') && canBeReached(part))
    .flatMap(tablesOf);
  return { here, elsewhere: [...tables.filter(({ part }) => part === undefined), ...elsewhere] };
}

/** The marked elements around an element, from the inside out. */
function around(from: Element | null): HTMLElement[] {
  const part = from?.closest<HTMLElement>('[data-keys]');
  return part ? [part, ...around(part.parentElement)] : [];
}

const canBeReached = (part: HTMLElement) =>
  part.closest('[inert], [aria-hidden="true"]') === null &&
  part.checkVisibility({ visibilityProperty: true });
