import { bareNumber, labelOf } from './bareNumber.ts';

const label = labelOf(String.raw`(?:gtin|ean|gln)(?:-?(?:8|12|13|14)(?=[\s:]))?`);

/**
 * Whether `text` is an article number (GTIN) of 8, 12, 13 or 14 digits or a location number (GLN) of 13
 * with the right check digit: the digits, weighed 1 and 3 in turn from the right, sum up to a multiple of
 * ten (GS1 General Specifications, section 7.9; SPEC.md C10). Separators and a label such as 'EAN'
 * do not count (C11).
 */
export function isGs1Number(text: string): boolean {
  const digits = bareNumber(text, label);
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 1 : 3);
  }
  return sum % 10 === 0;
}
