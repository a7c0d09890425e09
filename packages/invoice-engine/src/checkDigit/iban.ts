import { bareNumber, labelOf } from './bareNumber.ts';
import { ibanLength } from './ibanLength.ts';
import { modulo97, remainderDigits, twoDigits } from './modulo97.ts';

/**
 * The last two digits of a Belgian account number (BBAN): the remainder of the first ten after
 * division by 97, with 97 for 0 (SPEC.md C5).
 *
 * @throws RangeError when `firstTen` is not ten digits
 */
export function belgianBbanCheckDigits(firstTen: string): string {
  return remainderDigits(firstTen);
}

/**
 * The two check digits of an IBAN, 02 to 98 (ISO 7064 MOD 97-10; SPEC.md C4).
 *
 * @param country two capital letters of the ISO 13616 registry
 * @param bban the account number as the country writes it: digits and capitals without separators
 * @throws RangeError when the country is unknown or the account number has another length or sign
 */
export function ibanCheckDigits(country: string, bban: string): string {
  if (!/^[A-Z\d]+$/.test(bban) || bban.length + 4 !== ibanLength(country)) {
    throw new RangeError(`No account number of ${country}: ${JSON.stringify(bban)}`);
  }
  return twoDigits(98 - modulo97(lettersAsDigits(`${bban}${country}00`)));
}

const label = labelOf('iban');

/**
 * Reads an IBAN in any usual notation: capitals or not, with separators and the label 'IBAN' or without
 * (SPEC.md C11). Checked are the country, its length, the check digits, and for Belgium those of the account
 * number too (C3, C4, C5). Which bank the number belongs to is not checked.
 *
 * @returns the IBAN in capitals without separators, or undefined when it is not valid
 */
export function parseIban(text: string): string | undefined {
  const match = /^([a-z]{2})(\d{2})([a-z\d]+)$/i.exec(bareNumber(text, label));
  if (match === null) return undefined;
  const iban = match[0].toUpperCase();
  const [country, bban] = [iban.slice(0, 2), iban.slice(4)];
  const valid =
    iban.length === ibanLength(country) &&
    iban.slice(2, 4) === ibanCheckDigits(country, bban) &&
    (country !== 'BE' || isBelgianBban(bban));
  return valid ? iban : undefined;
}

/** Whether `text` is a valid IBAN in any form that {@link parseIban} reads. */
export function isIban(text: string): boolean {
  return parseIban(text) !== undefined;
}

/** A valid IBAN in groups of four, `BE68 5390 0754 7034`; undefined when it is not valid. */
export function formatIban(text: string): string | undefined {
  return parseIban(text)?.replace(/(.{4})(?=.)/g, '$1 ');
}

function isBelgianBban(bban: string): boolean {
  return /^\d{12}$/.test(bban) && bban.slice(10) === belgianBbanCheckDigits(bban.slice(0, 10));
}

/** A is 10, B is 11 ... Z is 35, as the check of ISO 7064 reads letters. */
function lettersAsDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
