import type { ArticleLineInput } from '../document/DocumentInput.ts';
import { articlePurchasePrice, centsFraction, quantityFraction } from '../document/exactInputs.ts';
import { increase, reduction } from '../document/terms.ts';
import { fraction, type Fraction } from '../number/fraction.ts';
import type { Percent, UnitPrice } from '../number/scaled.ts';
import { amountOperand, type DocumentContext } from './DocumentContext.ts';
import type { Operand, Unit } from './Explanation.ts';
import type { Factor, LineInputName } from './lineFormulas.ts';

/** Makes operands of the factors of an article line's formulas; `unit` is that of the result. */
export function lineOperands(
  context: DocumentContext,
  line: ArticleLineInput,
  index: number,
  unit?: Unit,
): (factors?: readonly Factor[]) => Operand[] {
  const { discount, defaultMargin } = context.terms;
  const inputs: Readonly<Record<LineInputName, Fraction>> = {
    quantity: quantityFraction(line.quantity),
    unitPrice: centsFraction(line.unitPrice),
    articlePurchasePrice: centsFraction(articlePurchasePrice(line) ?? (0 as UnitPrice)),
    discountFactor: reduction(line.discount ?? (0 as Percent)),
    documentDiscountFactor: reduction(discount),
    defaultMarginFactor: reduction(defaultMargin),
    vatFactor: increase(line.vatRate ?? (0 as Percent)),
    hundredPercent: fraction(unit === 'millionthsOfPercent' ? 100_000000 : 100_00, 1),
  };
  const isInput = (factor: Factor): factor is LineInputName => Object.hasOwn(inputs, factor);
  return (factors = []) =>
    factors.map((factor) =>
      isInput(factor)
        ? { name: factor, value: inputs[factor] }
        : amountOperand(context, { line: index, field: factor }),
    );
}
