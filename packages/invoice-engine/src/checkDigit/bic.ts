import { bareNumber, labelOf } from './bareNumber.ts';

const label = labelOf(String.raw`(?:bic\s*/\s*swift|bic|swift)(?![a-z\d])`);

/**
 * Reads a business identifier code (BIC, SWIFT code) in any usual notation: capitals or not, with separators
 * and the label 'BIC' or 'SWIFT' or without (SPEC.md C9, C11). Only its form is checked: a BIC has no check
 * digits.
 *
 * @returns the 8 or 11 signs in capitals, which is also how a BIC is shown; undefined when it is none
 */
export function parseBic(text: string): string | undefined {
  const bic = bareNumber(text, label);
  const hasForm = /^[a-z\d]{4}[a-z]{2}[a-z\d]{2}(?:[a-z\d]{3})?$/i.test(bic);
  return hasForm ? bic.toUpperCase() : undefined;
}

/** Whether `text` has the form of a BIC in any way that {@link parseBic} reads. */
export function isBic(text: string): boolean {
  return parseBic(text) !== undefined;
}
