import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a split button. */
export const splitButtonKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.splitButton.tab },
  { keys: 'Enter, Space', does: keyTexts.splitButton.press },
  { keys: 'ArrowDown', does: keyTexts.splitButton.arrowDown },
  { keys: 'Ctrl+S', does: keyTexts.splitButton.save },
];
