import type { Entry } from '../reading.ts';
import type { NumberResult } from './NumberResult.ts';
import type { Bounds } from './NumberRules.ts';
import { readNumber } from './readNumber.ts';

/** How a whole number is read. */
export interface WholeNumberRules extends Bounds {
  /** How the text came into the field. */
  entry: Entry;
}

/** Reads a whole number: '1.250' is 1250, '12,00' is 12. See {@link readNumber}. */
export function readWholeNumber(text: string, rules: WholeNumberRules): NumberResult {
  return readNumber(text, { ...rules, decimals: 0, isGrouped: true });
}
