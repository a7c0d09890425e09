import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a password field. */
export const passwordFieldKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.passwordField.tab },
  { keys: 'Enter', does: keyTexts.passwordField.enter },
  { keys: 'Space', does: keyTexts.passwordField.space },
];
