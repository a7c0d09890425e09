/** The remainder after division by 97 of a whole number of any length, given as decimal digits. */
export function modulo97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Two decimal digits for a check value from 0 to 99. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The check digits behind ten digits: their remainder after division by 97, with 97 for 0.
 *
 * @throws RangeError when `firstTen` is not ten digits
 */
export function remainderDigits(firstTen: string): string {
  expectDigits(firstTen, 10);
  return twoDigits(modulo97(firstTen) || 97);
}

/**
 * Checks the shape of an input of check digits.
 *
 * @throws RangeError when `text` does not consist of exactly `length` digits.
 */
export function expectDigits(text: string, length: number): void {
  if (!/^\d*$/.test(text) || text.length !== length) {
    throw new RangeError(`Expected ${length} digits, got ${JSON.stringify(text)}`);
  }
}
