import { plainText } from '../text/plainText.ts';
import type { Entry, Reading } from '../reading.ts';
import { chooseDigits } from './chooseDigits.ts';
import { formatNumber } from './formatNumber.ts';
import type { NumberFault, NumberResult } from './NumberResult.ts';
import type { Bounds, NumberRules } from './NumberRules.ts';
import { scaleDigits, type Digits } from './splitDigits.ts';
import { splitNumber } from './splitNumber.ts';
import { withoutWords } from './withoutWords.ts';

/**
 * Parses a number in the notations of users, spreadsheets, documents and banks, as a whole number of its
 * last decimal: '1.234,5' with 2 decimals is 123450. Never rounds, never clamps. Where one separator before
 * three digits is ambiguous, the rule of the README decides, and the other reading is returned as
 * `alternative`.
 */
export function readNumber(text: string, rules: NumberRules): NumberResult {
  const plain = plainText(text);
  if (plain === '') return { value: null, text: '' };
  const parts = splitNumber(pasted(plain, rules), rules.unit ?? 'none');
  if ('error' in parts) return parts;
  const { body, isNegative } = parts;
  if (/^0\d{5,}$/.test(body)) return { error: 'leadingZeros' };
  const { chosen, other, isOpen = false, isAssumed = false } = chooseDigits(body, rules);
  if (chosen === undefined) return faultOfMarks(body);
  const read = isOpen ? tooManyDecimals(rules) : evaluate(chosen, isNegative, rules);
  const result: NumberResult =
    isAssumed && !('error' in read) ? { ...read, isAssumed: true } : read;
  const alternative = other && evaluate(other, isNegative, rules);
  return alternative === undefined || 'error' in alternative ? result : { ...result, alternative };
}

/** How a whole number is read. */
export interface WholeNumberRules extends Bounds {
  /** How the text came into the field. */
  entry: Entry;
}

/** Reads a whole number: '1.250' is 1250, '12,00' is 12. See {@link readNumber}. */
export function readWholeNumber(text: string, rules: WholeNumberRules): NumberResult {
  return readNumber(text, { ...rules, decimals: 0, isGrouped: true });
}

/** Text without parts of a selection around it: words where the rules allow, the end of a sentence. */
function pasted(text: string, { entry, skipsWords = false }: NumberRules): string {
  if (entry === 'typed') return text;
  return (skipsWords ? withoutWords(text) : text).replace(/(?<=[.,]\d{1,2})[.,;]$/, '');
}

function evaluate(
  digits: Digits,
  isNegative: boolean,
  rules: NumberRules,
): Reading<number> | NumberFault {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = rules;
  const size = scaleDigits(digits, rules.decimals);
  if (size === null) return tooManyDecimals(rules);
  const value = isNegative && size !== 0 ? -size : size;
  if (value < 0 && minimum >= 0) return { error: 'minusNotAllowed' };
  if (value < minimum) return { error: 'tooSmall', minimum };
  if (value > maximum) return { error: 'tooLarge', maximum };
  return { value, text: formatNumber(value, rules) };
}

function tooManyDecimals({ decimals }: NumberRules): NumberFault {
  return { error: 'tooManyDecimals', decimals };
}

function faultOfMarks(body: string): NumberFault {
  return /[ ']/.test(body) ? { error: 'notANumber', part: body } : { error: 'secondDecimalMark' };
}
