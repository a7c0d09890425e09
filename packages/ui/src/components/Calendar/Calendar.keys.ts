import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

const texts = keyTexts.calendar;

/** Keys of a calendar. */
export const calendarKeys: KeyTable = [
  { keys: 'Tab', does: texts.tab },
  { keys: 'ArrowLeft, ArrowRight', does: texts.days },
  { keys: 'ArrowUp, ArrowDown', does: texts.weeks },
  { keys: 'PageUp, PageDown', does: texts.months },
  { keys: 'Shift+PageUp, Shift+PageDown', does: texts.years },
  { keys: 'Home, End', does: texts.ends },
  { keys: 'Enter, Space', does: texts.pick },
];
