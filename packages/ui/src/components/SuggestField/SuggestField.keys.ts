import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a field with suggestions. */
export const suggestFieldKeys: KeyTable = [
  { keys: 'ArrowDown', does: keyTexts.suggestField.arrowDown },
  { keys: 'ArrowUp', does: keyTexts.suggestField.arrowUp },
  { keys: 'Enter', does: keyTexts.suggestField.enter },
  { keys: 'Tab', does: keyTexts.suggestField.tab },
  { keys: 'Escape', does: keyTexts.suggestField.escape },
];
