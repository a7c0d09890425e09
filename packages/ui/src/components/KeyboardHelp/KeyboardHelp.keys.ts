import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of the help sheet. */
export const keyboardHelpKeys: KeyTable = [
  { keys: 'F1', does: keyTexts.keyboardHelp.open },
  { keys: 'Escape', does: keyTexts.keyboardHelp.close },
];
