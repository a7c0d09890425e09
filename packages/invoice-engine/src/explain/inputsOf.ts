import { articlePurchasePrice, centsFraction, quantityFraction } from '../document/exactInputs.ts';
import { increase, percentFactor, reduction } from '../document/terms.ts';
import { fraction, type Fraction } from '../number/fraction.ts';
import type { Percent, UnitPrice } from '../number/scaled.ts';
import type { DocumentContext } from './DocumentContext.ts';
import type { AmountReference, InputName, Unit } from './Explanation.ts';

/** Inputs by their names, as exact numbers. */
export type Inputs = Readonly<Partial<Record<InputName, Fraction>>>;

/** The inputs that an amount in a unit can be made of: those of its line, or of its VAT row. */
export function inputsOf(
  { document, terms }: DocumentContext,
  amount: AmountReference,
  unit?: Unit,
): Inputs {
  if (typeof amount === 'string') return {};
  if ('rate' in amount) {
    return {
      vatRate: percentFactor(amount.rate),
      documentDiscount: percentFactor(terms.discount),
    };
  }
  const line = document.lines[amount.line];
  if (line?.type !== 'article') return {};
  return {
    quantity: quantityFraction(line.quantity),
    unitPrice: centsFraction(line.unitPrice),
    articlePurchasePrice: centsFraction(articlePurchasePrice(line) ?? (0 as UnitPrice)),
    discountFactor: reduction(line.discount ?? (0 as Percent)),
    documentDiscountFactor: reduction(terms.discount),
    defaultMarginFactor: reduction(terms.defaultMargin),
    vatFactor: increase(line.vatRate ?? (0 as Percent)),
    hundredPercent: fraction(unit === 'millionthsOfPercent' ? 100_000000 : 100_00, 1),
  };
}
