import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a table. */
export const dataTableKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.dataTable.tab },
  { keys: 'Enter', does: keyTexts.dataTable.enter },
  { keys: 'Ctrl+Enter', does: keyTexts.dataTable.newTab },
  { keys: 'Enter, Space', does: keyTexts.dataTable.sort },
  { keys: 'ArrowLeft, ArrowRight', does: keyTexts.dataTable.arrows },
];
