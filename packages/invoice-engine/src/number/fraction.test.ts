import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, minus, round, times } from './fraction.ts';
import type { Integer } from './integer.ts';
import { arbitraryDenominator, arbitraryInteger } from './testing/arbitraryNumbers.ts';

describe('M1 to the nearest whole number, a half away from zero:', () => {
  test.each<[Integer, Integer, Integer]>([
    [1005, 10, 101],
    [-1005, 10, -101],
    [1_004_999, 10_000, 100],
    [-1_004_999, 10_000, -100],
    [1_005_001, 10_000, 101],
    [1, 2, 1],
    [-1, 2, -1],
    [1, 3, 0],
    [2, 3, 1],
    [7, 1, 7],
    [0, 5, 0],
  ])('%s / %s is %s', (numerator, denominator, rounded) => {
    expect(round(fraction(numerator, denominator))).toBe(rounded);
  });
});

describe('M1, M3 near 2^53:', () => {
  const most = Number.MAX_SAFE_INTEGER;

  test.each<[string, Integer, Integer, Integer]>([
    ['the largest safe number', most, 1, most],
    ['its half, which is a half', most, 2, 4_503_599_627_370_496],
    ['the same below 0', -most, 2, -4_503_599_627_370_496],
    ['a quotient just below a power of 2', most, 2 ** 30, 2 ** 23],
    ['two large numbers, just below a half', 4_503_599_627_370_495, most, 0],
    ['two large numbers, just above a half', 4_503_599_627_370_496, most, 1],
    ['the first bigint', 2n ** 53n, 1, 2n ** 53n],
    ['a bigint whose half is safe', 2n ** 53n + 1n, 2, 4_503_599_627_370_497],
    ['the same below 0', -(2n ** 53n) - 1n, 2, -4_503_599_627_370_497],
    ['a bigint denominator, a half', 2n ** 60n, 2n ** 61n, 1],
    ['a bigint denominator, less than a half', -(2n ** 60n) + 1n, 2n ** 61n, 0],
  ])('%s', (_, numerator, denominator, rounded) => {
    expect(round(fraction(numerator, denominator))).toBe(rounded);
  });
});

test('M1 nothing whole is nearer, and of two as near it is the one further from zero', () => {
  fc.assert(
    fc.property(arbitraryInteger, arbitraryDenominator, (numerator, denominator) => {
      const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
      const rounded = BigInt(round(fraction(numerator, denominator)));
      const twiceOff = 2n * (rounded * bottom - top);
      const size = twiceOff < 0n ? -twiceOff : twiceOff;
      expect(size).toBeLessThanOrEqual(bottom);
      expect(size === bottom && rounded * rounded * bottom * bottom < top * top).toBe(false);
    }),
  );
});

test('M4 what rounds to 0 is never -0', () => {
  expect(round(fraction(-1, 10))).toBe(0);
  expect(round(fraction(-0, 1))).toBe(0);
  expect(round(fraction(-(2n ** 60n), 2n ** 70n))).toBe(0);
});

test('M3 a product and a difference of fractions are exact', () => {
  expect(times(fraction(335, 10), fraction(-3, 2))).toStrictEqual(fraction(-1005, 20));
  expect(minus(fraction(335, 10), 34)).toStrictEqual(fraction(-5, 10));
  fc.assert(
    fc.property(
      fc.tuple(arbitraryInteger, arbitraryDenominator),
      fc.tuple(arbitraryInteger, arbitraryDenominator),
      ([a, b], [c, d]) => {
        const product = times(fraction(a, b), fraction(c, d));
        expect(BigInt(product.numerator)).toBe(BigInt(a) * BigInt(c));
        expect(BigInt(product.denominator)).toBe(BigInt(b) * BigInt(d));
        const difference = minus(fraction(a, b), c);
        expect(BigInt(difference.numerator)).toBe(BigInt(a) - BigInt(b) * BigInt(c));
        expect(difference.denominator).toBe(b);
      },
    ),
  );
});
