import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gs1CheckDigit, isGln, isGtin } from './gs1.ts';
import { singleDigitChanges } from './testing/singleDigitChanges.ts';

const numbersOf = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length - 1, maxLength: length - 1 })
    .map((digits) => `${digits.join('')}${gs1CheckDigit(digits.join(''))}`);

describe.each([8, 12, 13, 14])('C10 a GTIN of %i digits', (length) => {
  test('is valid with its check digit, and with one digit changed never', () => {
    fc.assert(
      fc.property(numbersOf(length), (number) => {
        expect(isGtin(number)).toBe(true);
        expect(singleDigitChanges(number).filter(isGtin)).toEqual([]);
      }),
    );
  });
});

test.each([7, 9, 10, 11, 15])(
  'C10 %i digits are no GTIN, even with a right check digit',
  (length) => {
    fc.assert(fc.property(numbersOf(length), (number) => !isGtin(number)));
  },
);

test('C10 a GLN has 13 digits', () => {
  expect(isGln('5412345000013')).toBe(true);
  expect(isGln('541 2345 00001 3')).toBe(true);
  expect(isGln('5412345000014')).toBe(false);
  expect(isGln('73513537')).toBe(false);
});

test.each(['', '5412345OOOO13', '-5412345000013'])('C10 %j is neither GTIN nor GLN', (text) => {
  expect(isGtin(text) || isGln(text)).toBe(false);
});

test('C10 a check digit is given for digits only', () => {
  expect(gs1CheckDigit('541234500001')).toBe('3');
  expect(() => gs1CheckDigit('')).toThrow(RangeError);
  expect(() => gs1CheckDigit('54a')).toThrow(RangeError);
});
