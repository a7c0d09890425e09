import { fraction, type Fraction, times } from '../number/fraction.ts';
import { add, type Integer, integerOf, multiply } from '../number/integer.ts';
import type { Operand, Term } from './Explanation.ts';

/** The sum of the terms over the product of the divisor, which is above 0, in lowest terms. */
export function exactValue(terms: readonly Term[], divisor: Fraction = fraction(1, 1)): Fraction {
  const inverse = fraction(divisor.denominator, divisor.numerator);
  return lowestTerms(times(sumOf(terms), inverse));
}

/** The product of factors; 1 without any. */
export function productOf(factors: readonly Operand[]): Fraction {
  return factors.reduce((product, { value }) => times(product, value), fraction(1, 1));
}

function lowestTerms({ numerator, denominator }: Fraction): Fraction {
  let [divisor, rest] = [BigInt(denominator), BigInt(numerator)];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  if (divisor < 0n) divisor = -divisor;
  return fraction(part(numerator, divisor), part(denominator, divisor));
}

function part(value: Integer, divisor: bigint): Integer {
  return integerOf(BigInt(value) / divisor);
}

function sumOf(terms: readonly Term[]): Fraction {
  return terms.reduce(
    (sum, { sign, factors }) => {
      const term = productOf(factors);
      return fraction(
        add(
          multiply(sum.numerator, term.denominator),
          multiply(multiply(sign, term.numerator), sum.denominator),
        ),
        multiply(sum.denominator, term.denominator),
      );
    },
    fraction(0, 1),
  );
}
