import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a question. */
export const alertDialogKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.alertDialog.tab },
  { keys: 'Enter, Space', does: keyTexts.alertDialog.press },
  { keys: 'Escape', does: keyTexts.alertDialog.escape },
];
