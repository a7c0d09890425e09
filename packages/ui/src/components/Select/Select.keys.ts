import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a select; the system itself adds more. */
export const selectKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.select.tab },
  { keys: 'ArrowDown, ArrowUp', does: keyTexts.select.arrows },
  { keys: 'A-Z', does: keyTexts.select.letter },
];
