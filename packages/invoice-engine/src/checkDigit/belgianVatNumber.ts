import { bareNumber, labelOf } from './bareNumber.ts';
import { expectDigits, modulo97, twoDigits } from './modulo97.ts';

/**
 * The last two digits of a Belgian VAT or enterprise number: 97 minus the remainder of the first
 * eight after division by 97, so 01 to 97 (SPEC.md C1).
 *
 * @param firstEight eight digits, the first of them 0 or 1
 * @throws RangeError when `firstEight` is not eight digits
 */
export function belgianVatCheckDigits(firstEight: string): string {
  expectDigits(firstEight, 8);
  return twoDigits(97 - modulo97(firstEight));
}

const label = labelOf('btw|tva|vat|mwst|kbo|bce|rpr|rpm|ond(?:ernemings)?|entreprise|on(?![a-z])');

/**
 * Reads a Belgian VAT or enterprise number in any usual notation: with or without BE and a label such as
 * 'BTW', with white space, points, hyphens or slashes between the digits, or in the old form of nine digits
 * (SPEC.md C2, C11).
 *
 * @returns the ten digits, or undefined when it is no valid number
 */
export function parseBelgianVatNumber(text: string): string | undefined {
  const match = /^(?:BE)?([01]?\d{9})$/i.exec(bareNumber(text, label));
  if (match?.[1] === undefined) return undefined;
  const digits = match[1].padStart(10, '0');
  const firstEight = digits.slice(0, 8);
  const valid = firstEight !== '00000000' && digits.slice(8) === belgianVatCheckDigits(firstEight);
  return valid ? digits : undefined;
}

/** Whether `text` is a valid Belgian VAT or enterprise number in any usual notation. */
export function isBelgianVatNumber(text: string): boolean {
  return parseBelgianVatNumber(text) !== undefined;
}

/**
 * Whether a VAT number begins with another country than Belgium, whose check digits are its own (SPEC.md
 * V12): two letters, in a few countries with letters behind them, and a digit.
 */
export function isForeignVatNumber(text: string): boolean {
  const number = bareNumber(text, label);
  return /^(?!BE)(?:(?:AT|CH|ES|FR|GB|XI)[A-Z]{0,2}|[A-Z]{2})\d/i.test(number);
}

/** A valid Belgian VAT number as `BE 0403.170.701`; undefined when it is not valid. */
export function formatBelgianVatNumber(text: string): string | undefined {
  const number = formatBelgianEnterpriseNumber(text);
  return number === undefined ? undefined : `BE ${number}`;
}

/** A valid Belgian enterprise number as `0403.170.701`; undefined when it is not valid. */
export function formatBelgianEnterpriseNumber(text: string): string | undefined {
  const digits = parseBelgianVatNumber(text);
  return digits?.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}
