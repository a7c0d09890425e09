import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of the sidebar. */
export const sidebarKeys: KeyTable = [
  { keys: 'Tab', does: 'Gaat naar de volgende link of groep; wat dicht is, wordt overgeslagen.' },
  { keys: 'Enter', does: 'Volgt de link, of opent en sluit de groep.' },
  { keys: 'Space', does: 'Opent en sluit de groep.' },
];
