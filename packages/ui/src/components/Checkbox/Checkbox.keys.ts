import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a checkbox. */
export const checkboxKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.checkbox.tab },
  { keys: 'Space', does: keyTexts.checkbox.space },
];
