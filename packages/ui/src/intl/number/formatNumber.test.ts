import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatWholeNumber } from './formatNumber.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './percent.ts';
import { formatQuantity } from './quantity.ts';

const safe = fc.maxSafeInteger();

describe('writing numbers as Belgians do', () => {
  test.each([
    [0, '0,00', '€\u00A00,00'],
    [-0, '0,00', '€\u00A00,00'],
    [5, '0,05', '€\u00A00,05'],
    [-5, '-0,05', '€\u00A0-0,05'],
    [1250, '12,50', '€\u00A012,50'],
    [100000, '1.000,00', '€\u00A01.000,00'],
    [-123456789, '-1.234.567,89', '€\u00A0-1.234.567,89'],
    [Number.MAX_SAFE_INTEGER, '90.071.992.547.409,91', '€\u00A090.071.992.547.409,91'],
  ])('%d cents', (cents, text, withSign) => {
    expect([formatMoney(cents), formatMoney(cents, { hasEuroSign: true })]).toEqual([
      text,
      withSign,
    ]);
  });

  test('an amount without points, to type on in', () => {
    expect(formatMoney(-123456789, { isGrouped: false })).toBe('-1234567,89');
  });

  test('percentages have no superfluous zeros', () => {
    expect([2100, 550, 5, 0, -250].map((value) => formatPercent(value))).toEqual([
      '21\u00A0%',
      '5,5\u00A0%',
      '0,05\u00A0%',
      '0\u00A0%',
      '-2,5\u00A0%',
    ]);
    expect(formatPercent(2150, { hasPercentSign: false })).toBe('21,5');
  });

  test('quantities have no superfluous zeros, and points only to look at', () => {
    expect([1000, 2500, 125, 1234567, -500].map((value) => formatQuantity(value))).toEqual([
      '1',
      '2,5',
      '0,125',
      '1234,567',
      '-0,5',
    ]);
    expect(formatQuantity(1_234_567, { isGrouped: true })).toBe('1.234,567');
  });

  test('whole numbers', () => {
    expect([0, 999, 1250, -1250000].map(formatWholeNumber)).toEqual([
      '0',
      '999',
      '1.250',
      '-1.250.000',
    ]);
  });

  test.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused', (value) => {
    expect(() => formatMoney(value)).toThrow(RangeError);
  });

  test('is exact to the last digit, with a point between groups of three', () => {
    fc.assert(
      fc.property(safe, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const plain = formatNumber(value, { decimals });
        expect(BigInt(plain.replace(',', ''))).toBe(BigInt(value));
        expect(plain.split(',')[1]?.length ?? 0).toBe(decimals);
        const grouped = formatNumber(value, { decimals, isGrouped: true });
        expect(grouped.replaceAll('.', '')).toBe(plain);
        expect(grouped).toMatch(/^-?\d{1,3}(?:\.\d{3})*(?:,|$)/);
      }),
    );
  });
});
