import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a search field. */
export const searchFieldKeys: KeyTable = [
  { keys: 'Enter', does: 'Zoekt meteen, zonder te wachten tot het typen stopt.' },
  { keys: 'Escape', does: 'Maakt het veld leeg en toont weer alles.' },
];
