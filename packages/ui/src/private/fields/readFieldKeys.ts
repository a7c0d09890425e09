import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../keyboard/keyTable.ts';

const texts = keyTexts.readField;

/** Keys of every field that parses its text. */
export const readFieldKeys: KeyTable = [
  { keys: 'Enter', does: texts.enter },
  { keys: 'Ctrl+Z', does: texts.undo },
  { keys: 'Ctrl+Y', does: texts.redo },
];

/** Keys of such a field when its text can be ambiguous: amounts, quantities, dates. */
export const twoReadingsKeys: KeyTable = [...readFieldKeys, { keys: 'F8', does: texts.f8 }];
