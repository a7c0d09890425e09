import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of an icon button. */
export const iconButtonKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.iconButton.tab },
  { keys: 'Enter, Space', does: keyTexts.iconButton.press },
  { keys: 'Escape', does: keyTexts.iconButton.escape },
];
