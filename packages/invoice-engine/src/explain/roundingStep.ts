import { fraction, type Fraction, round } from '../number/fraction.ts';
import { add, multiply, subtract } from '../number/integer.ts';
import type { Step } from './Explanation.ts';

/** The step that rounds an exact value in lowest terms (SPEC.md X3). */
export function roundingStep({ numerator, denominator }: Fraction): Step {
  const result = round({ numerator, denominator });
  const change = subtract(multiply(result, denominator), numerator);
  if (change === 0) return { kind: 'exact' };
  return {
    kind: 'rounding',
    neighbours: change < 0 ? [result, add(result, 1)] : [subtract(result, 1), result],
    change: fraction(change, denominator),
    isTie: denominator === 2,
  };
}
