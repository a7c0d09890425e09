import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a field that searches for one thing. */
export const searchComboBoxKeys: KeyTable = [
  { keys: 'ArrowDown', does: keyTexts.searchComboBox.arrowDown },
  { keys: 'ArrowUp', does: keyTexts.searchComboBox.arrowUp },
  { keys: 'Enter', does: keyTexts.searchComboBox.enter },
  { keys: 'Tab', does: keyTexts.searchComboBox.tab },
  { keys: 'Escape', does: keyTexts.searchComboBox.escape },
  { keys: 'Alt+ArrowDown', does: keyTexts.searchComboBox.open },
  { keys: 'Alt+ArrowUp', does: keyTexts.searchComboBox.close },
];
