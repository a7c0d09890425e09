import type { Spelling } from '@facturatie/ui/intl/corpus';
import type { FieldOutcome } from './field.ts';

/**
 * What became of a spelling. Right: the value that was meant, or none where the corpus demands an error.
 * Wrong: another value, and no word about it. Emptied: the input is gone, and there is no value.
 * Refused: no value, though there is one, with something left in the field.
 */
export const verdicts = ['right', 'wrong', 'emptied', 'refused'] as const;
/** One of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];

/** Judges what a field made of a spelling; `scale` makes its value the corpus' whole number. */
export function judge(
  { text, value: right, error }: Spelling,
  { value, shown, isInvalid }: FieldOutcome,
  scale: number,
): Verdict {
  const isGiven = value !== null && !isInvalid;
  if (isGiven) return error === undefined && isSame(value, right, scale) ? 'right' : 'wrong';
  if (right === null) return 'right';
  const isEmptied = hasDigits(text) && !hasDigits(shown);
  if (isEmptied) return 'emptied';
  return error === undefined ? 'refused' : 'right';
}

/** A binary fraction is accepted for the decimal number it represents. */
function isSame(value: number | string, right: Spelling['value'], scale: number): boolean {
  if (typeof value !== 'number' || typeof right !== 'number') return value === right;
  return value === right / scale || Math.abs(value * scale - right) < 1e-4;
}

function hasDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
