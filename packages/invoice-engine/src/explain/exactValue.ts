import { fraction, type Fraction, plus, times } from '../number/fraction.ts';
import { integerOf } from '../number/integer.ts';
import type { Operand, Term } from './Explanation.ts';

const none = fraction(0, 1);

/** The sum of the terms over a divisor of at least 0, in lowest terms; 0 when the divisor is 0. */
export function exactValue(terms: readonly Term[], divisor: Fraction): Fraction {
  if (divisor.numerator === 0) return none;
  const sum = terms.reduce(
    (before, { sign, factors }) => plus(before, productOf(factors, sign)),
    none,
  );
  return lowestTerms(times(sum, fraction(divisor.denominator, divisor.numerator)));
}

/** The product of factors; 1 without any. */
export function productOf(factors: readonly Operand[], sign = 1): Fraction {
  return factors.reduce((product, { value }) => times(product, value), fraction(sign, 1));
}

function lowestTerms({ numerator, denominator }: Fraction): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  let [divisor, rest] = [bottom, top];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  if (divisor < 0n) divisor = -divisor;
  return fraction(integerOf(top / divisor), integerOf(bottom / divisor));
}
