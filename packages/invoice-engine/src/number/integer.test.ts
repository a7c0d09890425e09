import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, integerOf, multiply, subtract } from './integer.ts';
import { arbitraryInteger } from './testing/arbitraryNumbers.ts';
import { canonical } from './testing/rational.ts';

const most = Number.MAX_SAFE_INTEGER;

describe('M3 a whole number is a number while it is safe and a bigint beyond:', () => {
  test.each([
    [0n, 0],
    [1n, 1],
    [-1n, -1],
    [BigInt(most), most],
    [-BigInt(most), -most],
    [BigInt(most) + 1n, 9_007_199_254_740_992n],
    [-BigInt(most) - 1n, -9_007_199_254_740_992n],
    [BigInt(most) + 2n, 9_007_199_254_740_993n],
  ])('%s', (value, whole) => {
    expect(integerOf(value)).toBe(whole);
  });

  test('where it is crossed', () => {
    expect(add(most, 1)).toBe(2n ** 53n);
    expect(add(2n ** 53n, -1)).toBe(most);
    expect(subtract(-most, 1)).toBe(-(2n ** 53n));
    expect(subtract(-(2n ** 53n), -1)).toBe(-most);
    expect(multiply(3_037_000_500, 3_037_000_500)).toBe(9_223_372_037_000_250_000n);
    expect(multiply(94_906_265, 94_906_265)).toBe(9_007_199_136_250_225);
    expect(multiply(2n ** 53n, 0)).toBe(0);
  });
});

describe('M3 exact at every size is', () => {
  test.each([
    ['the sum', add, (a: bigint, b: bigint): bigint => a + b],
    ['the difference', subtract, (a: bigint, b: bigint): bigint => a - b],
    ['the product', multiply, (a: bigint, b: bigint): bigint => a * b],
  ])('%s', (_, calculate, exact) => {
    fc.assert(
      fc.property(arbitraryInteger, arbitraryInteger, (a, b) => {
        expect(calculate(a, b)).toBe(canonical(exact(BigInt(a), BigInt(b))));
      }),
    );
  });
});

test('M4 a product of 0 and a negative number is 0', () => {
  expect(multiply(0, -5)).toBe(0);
  expect(multiply(-5, 0)).toBe(0);
  expect(multiply(0, -(2n ** 60n))).toBe(0);
});
