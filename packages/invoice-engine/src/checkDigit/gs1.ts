const gtinLengths = [8, 12, 13, 14];
const glnLength = 13;

/**
 * The check digit of a GS1 number such as a GTIN or GLN: weights 3 and 1 from the right, summed up to
 * a multiple of ten (GS1 General Specifications, section 7.9; SPEC.md C10).
 *
 * @param digits the number without its check digit, one or more digits
 * @throws RangeError when `digits` holds anything but digits
 */
export function gs1CheckDigit(digits: string): string {
  if (!/^\d+$/.test(digits)) throw new RangeError(`Not digits: ${JSON.stringify(digits)}`);
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether `text` is an article number (GTIN) of 8, 12, 13 or 14 digits; white space does not count. */
export function isGtin(text: string): boolean {
  return hasCheckDigit(text, gtinLengths);
}

/** Whether `text` is a location number (GLN) of 13 digits; white space does not count. */
export function isGln(text: string): boolean {
  return hasCheckDigit(text, [glnLength]);
}

function hasCheckDigit(text: string, lengths: readonly number[]): boolean {
  const digits = text.replace(/\s/g, '');
  return (
    /^\d+$/.test(digits) &&
    lengths.includes(digits.length) &&
    digits.slice(-1) === gs1CheckDigit(digits.slice(0, -1))
  );
}
