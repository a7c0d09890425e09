import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a form. */
export const formKeys: KeyTable = [
  { keys: 'Enter', does: keyTexts.form.enter },
  { keys: 'Ctrl+S', does: keyTexts.form.save },
];

/** Keys of a form in which lines are below the fields. */
export const linesFormKeys: KeyTable = [
  { keys: 'Enter', does: keyTexts.form.toLines },
  { keys: 'Ctrl+S', does: keyTexts.form.save },
];
