import type { ArticleLineInput } from '../document/DocumentInput.ts';
import { articlePurchasePrice, centsFraction, quantityFraction } from '../document/exactInputs.ts';
import { increase, reduction, type Terms } from '../document/terms.ts';
import { fraction } from '../number/fraction.ts';
import type { Percent, UnitPrice } from '../number/scaled.ts';
import type { Unit } from './Explanation.ts';
import type { Inputs } from './explainFormula.ts';

/** The inputs of an article line as exact numbers; `unit` is that of the result. */
export function lineInputs(line: ArticleLineInput, terms: Terms, unit?: Unit): Inputs {
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
