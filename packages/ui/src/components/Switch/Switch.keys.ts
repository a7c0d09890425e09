import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a switch. */
export const switchKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.switch.tab },
  { keys: 'Space', does: keyTexts.switch.space },
];
