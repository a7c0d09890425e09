import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a text with suggestions. */
export const descriptionSearchKeys: KeyTable = [
  { keys: 'Enter', does: keyTexts.descriptionSearch.enter },
  { keys: 'Shift+Enter', does: keyTexts.descriptionSearch.shiftEnter },
  { keys: 'ArrowDown, ArrowUp', does: keyTexts.descriptionSearch.arrows },
  { keys: 'Alt+ArrowDown', does: keyTexts.descriptionSearch.open },
  { keys: 'Tab', does: keyTexts.descriptionSearch.tab },
  { keys: 'Escape', does: keyTexts.descriptionSearch.escape },
];
