import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of the shell. */
export const appShellKeys: KeyTable = [
  { keys: 'Tab', does: 'Toont als eerste de link naar de inhoud van de pagina.' },
  { keys: 'Enter', does: 'Gaat met die link voorbij de kop en de navigatie.' },
  { keys: 'Space', does: 'Opent en sluit op een smal scherm het menu.' },
  { keys: 'Escape', does: 'Sluit het menu en gaat terug naar de menuknop.' },
];
