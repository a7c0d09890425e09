import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of tabs. */
export const tabsKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.tabs.tab },
  { keys: 'ArrowRight, ArrowLeft', does: keyTexts.tabs.arrows },
  { keys: 'Home, End', does: keyTexts.tabs.ends },
  { keys: 'Enter, Space', does: keyTexts.tabs.press },
];
