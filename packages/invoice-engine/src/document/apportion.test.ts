import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fraction } from '../number/fraction.ts';
import type { Integer } from '../number/integer.ts';
import { canonical, Rational } from '../number/testing/rational.ts';
import { apportion } from './apportion.ts';

const vat = { numerator: 121, denominator: 100 };

describe('A1, A2, A3 remaining cents go to the largest remainders:', () => {
  test.each<[string, number[], number, number[]]>([
    ['the first of equals', [102, 102, 102], 370, [124, 123, 123]],
    ['the largest, wherever it is', [102, 103, 101], 370, [123, 125, 122]],
    ['two of them', [101, 103, 104, 102], 496, [122, 125, 126, 123]],
    [
      'the earlier ones of equals after a larger one',
      [101, 101, 103, 101],
      491,
      [122, 122, 125, 122],
    ],
    ['nothing left over', [100, 200, 0], 363, [121, 242, 0]],
    ['no shares', [], 0, []],
  ])('%s', (_, weights, total, shares) => {
    expect(apportion(weights, vat, total)).toStrictEqual(shares);
  });
});

describe('A4 signs:', () => {
  test.each<[string, number[], number, number[]]>([
    ['cents are taken where all is negative', [-102, -102, -102], -370, [-124, -123, -123]],
    ['a part of the other sign comes last', [103, 103, -101], 127, [125, 124, -122]],
    ['the same, negated', [-103, -103, 101], -127, [-125, -124, 122]],
  ])('%s', (_, weights, total, shares) => {
    expect(apportion(weights, vat, total)).toStrictEqual(shares);
  });
});

test('A9 whole shares stay as they are, among others that get a cent', () => {
  expect(apportion([100, 102, 100, 102], vat, 489)).toStrictEqual([121, 124, 121, 123]);
});

/** Weights, a factor of a percentage, and the rounded sum of the exact shares. */
const task = fc
  .record({
    weights: fc.array(
      fc
        .oneof(
          fc.bigInt({ min: -300n, max: 300n }),
          fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }),
          fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        )
        .map(canonical),
      { maxLength: 12 },
    ),
    factor: fc.oneof(
      fc.record({ numerator: fc.nat({ max: 20_000 }), denominator: fc.constant(10_000) }),
      fc.record({ numerator: fc.nat({ max: 200 }), denominator: fc.constantFrom(1, 100) }),
    ),
  })
  .map(({ weights, factor }) => {
    const exact = weights.map(
      (weight) => new Rational(BigInt(weight) * BigInt(factor.numerator), factor.denominator),
    );
    const sum = exact.reduce((a, b) => a.plus(b), new Rational(0));
    return { weights, factor, exact, total: sum.rounded };
  });

const shared = (weights: readonly Integer[], factor: Fraction, total: bigint): bigint[] =>
  apportion(weights, factor, canonical(total)).map(BigInt);

test('A9 every share is less than a cent from its exact value, and equal when that is whole', () => {
  fc.assert(
    fc.property(task, ({ weights, factor, exact, total }) => {
      const gaps = shared(weights, factor, total).map(
        (share, place) => (exact[place] ?? new Rational(0)).minus(new Rational(share)).size,
      );
      expect(gaps.filter((gap) => gap.compare(new Rational(1)) >= 0)).toEqual([]);
      const whole = gaps.filter(
        (_, place) => exact[place]?.compare(new Rational(exact[place].cut)) === 0,
      );
      expect(whole.filter(({ top }) => top !== 0n)).toEqual([]);
    }),
  );
});

test('A2, A9 the shares add up, and there are at most as many remaining cents as lines with a remainder', () => {
  fc.assert(
    fc.property(task, ({ weights, factor, exact, total }) => {
      const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
      expect(sum(shared(weights, factor, total))).toBe(total);
      const left = total - sum(exact.map(({ cut }) => cut));
      const parts = exact.map((share) => share.minus(new Rational(share.cut)).top);
      const gaining = parts.filter((part) => (left < 0n ? part < 0n : part > 0n)).length;
      expect(left < 0n ? -left : left).toBeLessThanOrEqual(gaining);
    }),
  );
});

test('A3 a line gets a cent only after lines with a larger remainder, and earlier ones with the same', () => {
  fc.assert(
    fc.property(task, ({ weights, factor, exact, total }) => {
      const sign = total < exact.reduce((sum, { cut }) => sum + cut, 0n) ? -1n : 1n;
      const given = shared(weights, factor, total).map((share, place) => ({
        rest: (exact[place] ?? new Rational(0))
          .minus(new Rational(exact[place]?.cut ?? 0n))
          .by(new Rational(sign)),
        cents: (share - (exact[place]?.cut ?? 0n)) * sign,
      }));
      expect(given.filter(({ cents }) => cents !== 0n && cents !== 1n)).toEqual([]);
      const unfair = given.flatMap((one, place) =>
        given.filter((other, otherPlace) => {
          const order = other.rest.compare(one.rest) || place - otherPlace;
          return one.cents === 1n && other.cents === 0n && order > 0;
        }),
      );
      expect(unfair).toEqual([]);
    }),
  );
});

test('A4 negating all shares and their total negates what each line gets', () => {
  fc.assert(
    fc.property(task, ({ weights, factor, total }) => {
      const negated = weights.map((weight) => canonical(-BigInt(weight)));
      expect(shared(negated, factor, -total)).toEqual(
        shared(weights, factor, total).map((share) => -share),
      );
    }),
  );
});
