import fc, { type Arbitrary } from 'fast-check';
import type { Integer } from '../integer.ts';
import { type Percent, type Quantity, scales, type UnitPrice } from '../scaled.ts';
import { canonical } from './rational.ts';

/** 0 to 100 %: often whole, often an end of the range, sometimes any hundredth. */
export const arbitraryPercent: Arbitrary<Percent> = fc
  .oneof(
    fc.constantFrom(0, 1, 50_00, 99_99, 100_00),
    fc.integer({ min: 0, max: 100 }).map((whole) => whole * 100),
    fc.integer({ min: 0, max: 100_00 }),
  )
  .map((value) => value as Percent);

/** VAT rates, mostly the Belgian ones, so that lines share a rate. */
export const arbitraryVatRate: Arbitrary<Percent> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 6_00, 12_00, 21_00).map((rate) => rate as Percent) },
  { weight: 1, arbitrary: arbitraryPercent },
);

/** A quantity of 0 or more, up to the end of the range. */
export const arbitraryPositiveQuantity: Arbitrary<Quantity> = fc
  .oneof(
    fc.integer({ min: 0, max: 20 }).map((pieces) => pieces * 1000),
    fc.integer({ min: 0, max: 20_000 }),
    fc.integer({ min: 0, max: scales.quantity.maximum }),
    fc.constantFrom(1, scales.quantity.maximum),
  )
  .map((value) => value as Quantity);

/** A quantity of either sign; never -0. */
export const arbitraryQuantity: Arbitrary<Quantity> = fc
  .tuple(arbitraryPositiveQuantity, fc.boolean())
  .map(([size, isNegative]) => (isNegative ? 0 - size : size) as Quantity);

/** A price per unit: cheap, in whole cents, or anything up to the end of the range. */
export const arbitraryUnitPrice: Arbitrary<UnitPrice> = fc
  .oneof(
    fc.integer({ min: 0, max: 200_00 }).map((price) => price * 100),
    fc.integer({ min: 0, max: 5_0000 }),
    fc.integer({ min: 0, max: scales.unitPrice.maximum }),
    fc.constantFrom(0, 1, 100, scales.unitPrice.maximum),
  )
  .map((value) => value as UnitPrice);

/** A whole number in its one form: small, around ±2^53 and its root, or far beyond. */
export const arbitraryInteger: Arbitrary<Integer> = fc
  .oneof(
    fc.bigInt({ min: -1000n, max: 1000n }),
    around(0n, 2n ** 53n),
    around(2n ** 53n, 1000n),
    around(-(2n ** 53n), 1000n),
    around(94_906_266n, 1000n),
    around(0n, 2n ** 80n),
  )
  .map(canonical);

/** The same above 0. */
export const arbitraryDenominator: Arbitrary<Integer> = fc
  .oneof(
    fc.constantFrom(1n, 2n, 100n, 10_000n),
    fc.bigInt({ min: 1n, max: 1000n }),
    fc.bigInt({ min: 1n, max: 2n ** 53n }),
    around(2n ** 53n, 1000n),
    fc.bigInt({ min: 1n, max: 2n ** 80n }),
  )
  .map(canonical);

function around(middle: bigint, distance: bigint): Arbitrary<bigint> {
  return fc.bigInt({ min: middle - distance, max: middle + distance });
}
