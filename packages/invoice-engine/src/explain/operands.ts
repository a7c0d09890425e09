import { amountOperand, type DocumentContext, linesOfRate } from './DocumentContext.ts';
import type { AmountReference, InputName, Operand, Term } from './Explanation.ts';
import type { Formula, Product } from './Formula.ts';
import type { Inputs } from './inputsOf.ts';

/** The terms that a formula has for an amount. */
export function termsOf(
  context: DocumentContext,
  amount: AmountReference,
  { plus = [], minus, column }: Formula,
  inputs: Inputs,
): Term[] {
  const term = (sign: 1 | -1, factors: Product): Term => ({
    sign,
    factors: operandsOf(context, amount, factors, inputs),
  });
  return [
    ...plus.map((factors) => term(1, factors)),
    ...(minus ? [term(-1, minus)] : []),
    ...(column ? cellsOf(context, amount, column) : []).map((cell): Term => ({
      sign: 1,
      factors: [amountOperand(context, cell)],
    })),
  ];
}

/** Factors by their names: inputs, and amounts of the same line, the same VAT row or the same document. */
export function operandsOf(
  context: DocumentContext,
  amount: AmountReference,
  factors: Product,
  inputs: Inputs,
): Operand[] {
  return factors.map((factor) => {
    const name = factor as InputName;
    const value = inputs[name];
    if (value !== undefined) return { name, value };
    const other = typeof amount === 'string' ? factor : { ...amount, field: factor };
    return amountOperand(context, other as AmountReference);
  });
}

/** The cells of a column that a total or a VAT row sums up. */
function cellsOf(
  context: DocumentContext,
  amount: AmountReference,
  field: Formula['column'],
): AmountReference[] {
  const cells =
    typeof amount !== 'string' && 'rate' in amount
      ? linesOfRate(context, amount.rate).map((line) => ({ line, field }))
      : context.calculated.vatTable.map(({ rate }) => ({ rate, field }));
  return cells as AmountReference[];
}
