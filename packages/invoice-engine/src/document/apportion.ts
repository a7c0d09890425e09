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
  return left === 0 ? shares : handOut(shares, rests, Number(left), denominator);
}

/** Adds a cent of the sign of `left` to the `|left|` shares with the largest rests of that sign. */
function handOut(
  shares: readonly Integer[],
  rests: readonly number[],
  left: number,
  denominator: number,
): Integer[] {
  const sign = Math.sign(left);
  const { smallest, among } = threshold(rests, left, denominator);
  let ties = among;
  return shares.map((share, index) => {
    const rest = sign * (rests[index] ?? 0);
    if (rest < smallest) return share;
    if (rest > smallest) return add(share, sign);
    if (ties === 0) return share;
    ties -= 1;
    return add(share, sign);
  });
}

/** The smallest rest that still gets a cent, and how many of the shares with exactly that rest do. */
function threshold(
  rests: readonly number[],
  left: number,
  denominator: number,
): { smallest: number; among: number } {
  const sign = Math.sign(left);
  const counts = new Uint32Array(denominator);
  for (const rest of rests) {
    const size = sign * rest;
    if (size > 0) counts[size] = (counts[size] ?? 0) + 1;
  }
  let among = Math.abs(left);
  let smallest = denominator - 1;
  while (smallest > 0 && (counts[smallest] ?? 0) < among) {
    among -= counts[smallest] ?? 0;
    smallest -= 1;
  }
  return { smallest, among };
}

function exactQuotient(dividend: Integer, divisor: number): Integer {
  return typeof dividend === 'bigint' ? integerOf(dividend / BigInt(divisor)) : dividend / divisor;
}
