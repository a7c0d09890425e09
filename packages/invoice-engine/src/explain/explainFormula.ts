import { apportioningStep } from './apportioningStep.ts';
import { type DocumentContext, valueOf } from './DocumentContext.ts';
import { exactValue, productOf } from './exactValue.ts';
import type { AmountReference, Explanation, Step } from './Explanation.ts';
import type { Formula } from './Formula.ts';
import { inputsOf } from './inputsOf.ts';
import { operandsOf, termsOf } from './operands.ts';
import { roundingStep } from './roundingStep.ts';

/** Explains an amount that the document holds by its formula. */
export function explainFormula(
  context: DocumentContext,
  amount: AmountReference,
  formula: Formula,
): Explanation {
  const { rule, norms = [], unit = 'cents', divided } = formula;
  const inputs = inputsOf(context, amount, unit);
  const terms = termsOf(context, amount, formula, inputs);
  const divisor = operandsOf(context, amount, formula.divisor ?? [], inputs);
  const whole = productOf(divisor);
  const exact = exactValue(terms, whole);
  const result = valueOf(context, amount) ?? 0;

  let step: Step = whole.numerator === 0 ? { kind: 'noDivisor' } : roundingStep(exact);
  if (divided !== undefined && typeof amount !== 'string' && 'line' in amount) {
    step = apportioningStep(context, amount, { ...formula, divided }, inputs);
  }
  return { amount, result, unit, rule, norms, terms, divisor, exact, step };
}
