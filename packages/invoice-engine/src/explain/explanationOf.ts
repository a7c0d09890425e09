import { fraction, round } from '../number/fraction.ts';
import type { AmountReference, Basis, Explanation, Operand, Term, Unit } from './Explanation.ts';
import { exactValue, productOf } from './exactValue.ts';
import { roundingStep } from './roundingStep.ts';

/** The explanation of an amount that is a calculation, rounded once. */
export function explanationOf(
  amount: AmountReference,
  { rule, norms = [] }: Basis,
  terms: readonly Term[],
  divisor: readonly Operand[] = [],
  unit: Unit = 'cents',
): Explanation {
  const divided = productOf(divisor);
  const isDivided = divided.numerator !== 0;
  const exact = isDivided ? exactValue(terms, divided) : fraction(0, 1);
  const step = isDivided ? roundingStep(exact) : ({ kind: 'noDivisor' } as const);
  return { amount, result: round(exact), unit, rule, norms, terms, divisor, exact, step };
}

/** A sum of operands. */
export function sumTerms(operands: readonly Operand[]): Term[] {
  return operands.map((operand) => ({ sign: 1, factors: [operand] }));
}
