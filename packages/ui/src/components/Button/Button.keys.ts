import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a button. */
export const buttonKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.button.tab },
  { keys: 'Enter', does: keyTexts.button.enter },
  { keys: 'Space', does: keyTexts.button.space },
];
