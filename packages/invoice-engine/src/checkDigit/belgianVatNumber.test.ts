import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  belgianVatCheckDigits,
  formatBelgianEnterpriseNumber,
  formatBelgianVatNumber,
  isBelgianVatNumber,
  parseBelgianVatNumber,
} from './belgianVatNumber.ts';
import { singleDigitChanges } from './testing/singleDigitChanges.ts';

/** First eight digits of a number: from 00000001 to 19999999. */
const firstEight = fc
  .integer({ min: 1, max: 19_999_999 })
  .map((value) => String(value).padStart(8, '0'));

const numbers = firstEight.map((digits) => `${digits}${belgianVatCheckDigits(digits)}`);

describe('C1 the check digits of a Belgian number', () => {
  test.each([
    ['04031707', '01'],
    ['10000001', '20'],
  ])('of %s are %s', (firstEightDigits, checkDigits) => {
    expect(belgianVatCheckDigits(firstEightDigits)).toBe(checkDigits);
  });

  test('are 97 where the first eight are a multiple of 97', () => {
    expect(belgianVatCheckDigits('00000097')).toBe('97');
  });

  test('are two digits, also when the first is 0', () => {
    expect(belgianVatCheckDigits('00000096')).toBe('01');
  });

  test.each(['', '1234567', '123456789', '1234567a', '１２３４５６７８'])(
    'are not given for %j',
    (text) => {
      expect(() => belgianVatCheckDigits(text)).toThrow(RangeError);
    },
  );

  test('make a valid number of any eight digits from 00000001 to 19999999', () => {
    fc.assert(fc.property(numbers, (number) => isBelgianVatNumber(number)));
  });

  test('detect every change of a single digit', () => {
    fc.assert(
      fc.property(numbers, (number) => !singleDigitChanges(number).some(isBelgianVatNumber)),
    );
  });
});

describe('C2, C11 reading a Belgian number', () => {
  test.each([
    ['0403170701'],
    ['403170701'],
    ['BE0403170701'],
    ['be 403-170-701'],
    [' BE-0403/170/701 '],
    ['BE 0403.170.701'],
    ['BE\u00A00403\u2011170\u2013701\u200E'],
    ['BTW BE 0403.170.701'],
    ['btw-nr.: BE0403170701'],
    ['Btw-nummer 0403.170.701'],
    ['BTWBE0403170701'],
    ['TVA BE 0403.170.701'],
    ['N° TVA : BE 0403.170.701'],
    ['VAT BE0403170701'],
    ['VAT No. BE0403170701'],
    ['MwSt.-Nr. BE 0403.170.701'],
    ['KBO 0403.170.701'],
    ['Ondernemingsnummer: 0403.170.701'],
    ["N° d'entreprise 0403.170.701"],
    ['ON 0403.170.701'],
  ])('finds ten digits in %j', (text) => {
    expect(parseBelgianVatNumber(text)).toBe('0403170701');
  });

  test.each([
    ['without digits', 'BE'],
    ['empty', ''],
    ['of another country', 'FR0403170701'],
    ['with BE at the end', '0403170701BE'],
    ['with other text before it', 'klant BE0403170701'],
    ['with text behind it', 'BE0403170701 btw'],
    ['of another country behind a label', 'BTW FR0403170701'],
    ['of nine digits that starts with 1 and lacks a leading 1', '100000012'],
    ['of eleven digits', '00403170701'],
    ['that starts with 2', '2000021323'],
    ['whose first eight are zero', '0000000097'],
    ['with full-width digits', '０４０３１７０７０１'],
  ])('refuses a number %s', (_, text) => {
    expect(parseBelgianVatNumber(text)).toBeUndefined();
  });
});

describe('C2 writing a Belgian number', () => {
  test('has points between its digits, and BE before a VAT number', () => {
    expect(formatBelgianVatNumber('403170701')).toBe('BE 0403.170.701');
    expect(formatBelgianVatNumber('be1000000120')).toBe('BE 1000.000.120');
    expect(formatBelgianEnterpriseNumber('403170701')).toBe('0403.170.701');
  });

  test('is undefined for an invalid number', () => {
    expect(formatBelgianVatNumber('BE0403170702')).toBeUndefined();
    expect(formatBelgianEnterpriseNumber('BE0403170702')).toBeUndefined();
  });

  test('is read back as the same number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(parseBelgianVatNumber(formatBelgianVatNumber(number) ?? '')).toBe(number);
        expect(parseBelgianVatNumber(formatBelgianEnterpriseNumber(number) ?? '')).toBe(number);
      }),
    );
  });
});
