import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';
import { twoReadingsKeys } from '../../private/fields/readFieldKeys.ts';

/** Keys of a date field. */
export const dateFieldKeys: KeyTable = [
  ...twoReadingsKeys,
  { keys: 'Alt+ArrowDown', does: keyTexts.dateField.openCalendar },
];
