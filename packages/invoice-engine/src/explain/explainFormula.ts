import type { Fraction } from '../number/fraction.ts';
import { amountOperand, type DocumentContext } from './DocumentContext.ts';
import type { AmountReference, Explanation, InputName, Operand, Term } from './Explanation.ts';
import { explanationOf } from './explanationOf.ts';
import type { Factor, Formula } from './Formula.ts';

/** An amount of a line or of a VAT row. */
export type PlacedAmount = Exclude<AmountReference, string>;

export type Inputs = Readonly<Partial<Record<InputName, Fraction>>>;

/** Explains an amount by the formula of its column. */
export function explainFormula(
  context: DocumentContext,
  amount: PlacedAmount,
  formula: Formula,
  inputs: Inputs,
): Explanation {
  const terms = formulaTerms(context, amount, formula, inputs);
  const divisor = operandsOf(context, amount, formula.divisor ?? [], inputs);
  return explanationOf(amount, formula, terms, divisor, formula.unit);
}

/** The terms of a formula at the place of an amount. */
export function formulaTerms(
  context: DocumentContext,
  amount: PlacedAmount,
  { plus, minus }: Formula,
  inputs: Inputs,
): Term[] {
  const terms: Term[] = [{ sign: 1, factors: operandsOf(context, amount, plus, inputs) }];
  if (minus !== undefined) {
    terms.push({ sign: -1, factors: operandsOf(context, amount, minus, inputs) });
  }
  return terms;
}

/** Inputs of the line or row, and other amounts of it. */
function operandsOf(
  context: DocumentContext,
  amount: PlacedAmount,
  factors: readonly Factor[],
  inputs: Inputs,
): Operand[] {
  return factors.map((factor) => {
    const name = factor as InputName;
    const value = inputs[name];
    if (value !== undefined) return { name, value };
    return amountOperand(context, { ...amount, field: factor } as AmountReference);
  });
}
