import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a link. */
export const linkKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.link.tab },
  { keys: 'Enter', does: keyTexts.link.enter },
  { keys: 'Ctrl+Enter', does: keyTexts.link.ctrlEnter },
];
