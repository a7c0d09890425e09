import type { Fraction } from '../number/fraction.ts';
import { add, type Integer, integerOf, multiply, subtract } from '../number/integer.ts';

/**
 * Divides a total among exact shares whose sum it rounds (SPEC.md A1 to A4): every share is cut towards
 * zero, and the cents that are left go one each to the shares with the largest part cut off, the
 * earlier one first.
 *
 * @param weights whole cents, one for each share
 * @param factor what makes of a weight its exact share; a denominator of at most 10,000
 * @param total whole cents, less than one cent from the sum of the exact shares
 * @returns whole cents, one for each weight; their sum is the total
 */
export function apportion(
  weights: readonly Integer[],
  factor: Fraction,
  total: Integer,
): Integer[] {
  const denominator = Number(factor.denominator);
  const rests = new Float64Array(weights.length);
  let left = total;
  const shares = weights.map((weight, index) => {
    const share = multiply(weight, factor.numerator);
    const cut = cutQuotient(share, denominator);
    rests[index] = Number(subtract(share, multiply(cut, denominator)));
    left = subtract(left, cut);
    return cut;
  });
  if (left !== 0) handOut(shares, rests, Number(left));
  return shares;
}

/** Adds a cent of the sign of `left` to the `|left|` shares with the largest rests of that sign. */
function handOut(shares: Integer[], rests: Float64Array, left: number): void {
  const sign = Math.sign(left);
  // Ranks are whole and never the same: by the rest, and of equal rests the earlier share is higher.
  const ranks = rests.map((rest, index) => sign * rest * rests.length - index);
  const lowest = ranks.toSorted().at(-Math.abs(left)) ?? 0;
  ranks.forEach((rank, index) => {
    if (rank >= lowest) shares[index] = add(shares[index] ?? 0, sign);
  });
}

/** The quotient cut towards zero; below 2^53 the division of numbers cannot round up to the next one. */
function cutQuotient(dividend: Integer, divisor: number): Integer {
  return typeof dividend === 'bigint'
    ? integerOf(dividend / BigInt(divisor))
    : Math.trunc(dividend / divisor) + 0;
}
