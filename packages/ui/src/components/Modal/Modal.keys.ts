import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a dialog. */
export const modalKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.modal.tab },
  { keys: 'Escape', does: keyTexts.modal.escape },
  { keys: 'Enter', does: keyTexts.modal.enter },
];
