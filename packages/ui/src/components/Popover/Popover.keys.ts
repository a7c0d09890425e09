import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a popover. */
export const popoverKeys: KeyTable = [
  { keys: 'Enter, Space', does: keyTexts.popover.open },
  { keys: 'Tab', does: keyTexts.popover.tab },
  { keys: 'Escape', does: keyTexts.popover.escape },
];
