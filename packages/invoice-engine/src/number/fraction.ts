import { add, type Integer, integerOf, multiply, subtract } from './integer.ts';

/** An exact rational value: `numerator / denominator`, the denominator above 0, not always in lowest terms. */
export interface Fraction {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** The fraction numerator / denominator; a denominator above 0. */
export function fraction(numerator: Integer, denominator: Integer): Fraction {
  return { numerator, denominator };
}

/** a × b, exact. */
export function times(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: multiply(a.numerator, b.numerator),
    denominator: multiply(a.denominator, b.denominator),
  };
}

/** a + b, exact. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: add(multiply(a.numerator, b.denominator), multiply(b.numerator, a.denominator)),
    denominator: multiply(a.denominator, b.denominator),
  };
}

/** a - whole, exact. */
export function minus(a: Fraction, whole: Integer): Fraction {
  return {
    numerator: subtract(a.numerator, multiply(whole, a.denominator)),
    denominator: a.denominator,
  };
}

/**
 * The one rounding (SPEC.md M1): to the nearest whole number, a half away from zero; never -0.
 * Every amount and percentage that this package gives has passed here once, from its exact value.
 */
export function round({ numerator, denominator }: Fraction): Integer {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    const size = Math.abs(numerator);
    // Below 2^53 the floor of the quotient is exact: what it lacks to a whole number is too much to vanish.
    let quotient = Math.floor(size / denominator);
    const rest = size - quotient * denominator;
    if (rest >= denominator - rest) quotient += 1;
    return numerator < 0 && quotient > 0 ? -quotient : quotient;
  }
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  const size = top < 0n ? -top : top;
  const quotient = (2n * size + bottom) / (2n * bottom);
  return integerOf(top < 0n ? -quotient : quotient);
}
