import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGs1Number } from './gs1.ts';
import { singleDigitChanges } from './testing/singleDigitChanges.ts';

const digitsOf = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** The numbers that begin with these digits, one for each last digit. */
const endings = (digits: string): string[] => [...'0123456789'].map((last) => `${digits}${last}`);

describe.each([8, 12, 13, 14])('C10 a number of %i digits', (length) => {
  test('is valid with one last digit only, and with one digit changed never', () => {
    fc.assert(
      fc.property(digitsOf(length - 1), (digits) => {
        const valid = endings(digits).filter(isGs1Number);
        expect(valid).toHaveLength(1);
        expect(valid.flatMap(singleDigitChanges).filter(isGs1Number)).toEqual([]);
      }),
    );
  });
});

test.each([7, 9, 10, 11, 15])(
  'C10 %i digits are no number, whatever the last digit is',
  (length) => {
    fc.assert(fc.property(digitsOf(length - 1), (digits) => !endings(digits).some(isGs1Number)));
  },
);

test.each([
  ['5412345000013', true],
  ['541 2345 00001 3', true],
  ['541-2345-00001-3', true],
  ['EAN-13: 5412345000013', true],
  ['GTIN 05412345000013', true],
  ['GLN 5412345000013', true],
  ['73513537', true],
  ['5412345000014', false],
  ['', false],
  ['5412345OOOO13', false],
  ['-5412345000013', false],
])('C10, C11 %j is valid: %s', (text, expected) => {
  expect(isGs1Number(text)).toBe(expected);
});
