import type { Fraction } from '../number/fraction.ts';
import { add, type Integer, integerOf, multiply, subtract } from '../number/integer.ts';

/**
 * Divides a total among exact shares whose sum it rounds (SPEC.md A1 to A4): every share is cut towards
 * zero, and the cents that are left go one each to the shares with the largest part cut off, the
 * earlier one first.
 *
 * @param weights whole cents, one for each share
 * @param factor what makes of a weight its exact share; numerator and denominator whole and safe
 * @param total whole cents, less than one cent from the sum of the exact shares
 * @returns whole cents, one for each weight; their sum is the total
 */
export function apportion(
  weights: readonly Integer[],
  factor: Fraction,
  total: Integer,
): Integer[] {
  const denominator = Number(factor.denominator);
  const rests: number[] = [];
  let left = total;
  const shares = weights.map((weight) => {
    const share = multiply(weight, factor.numerator);
    const rest = Number(
      typeof share === 'bigint' ? share % BigInt(denominator) : share % denominator,
    );
    const cut = exactQuotient(subtract(share, rest), denominator);
    rests.push(rest);
    left = subtract(left, cut);
    return cut;
  });
  return left === 0 ? shares : handOut(shares, rests, Number(left));
}

/** Adds a cent of the sign of `left` to the `|left|` shares with the largest rests of that sign. */
function handOut(shares: readonly Integer[], rests: readonly number[], left: number): Integer[] {
  const sign = Math.sign(left);
  const sizes = Float64Array.from(rests, (rest) => sign * rest).sort();
  const winners = sizes.subarray(sizes.length - Math.abs(left));
  const smallest = winners[0] ?? 0;
  let ties = winners.lastIndexOf(smallest) + 1;
  return shares.map((share, index) => {
    const rest = sign * (rests[index] ?? 0);
    const wins = rest > smallest || (rest === smallest && ties > 0);
    if (rest === smallest) ties -= 1;
    return wins ? add(share, sign) : share;
  });
}

function exactQuotient(dividend: Integer, divisor: number): Integer {
  return typeof dividend === 'bigint' ? integerOf(dividend / BigInt(divisor)) : dividend / divisor;
}
