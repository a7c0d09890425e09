import type { DocumentInput } from '../../document/DocumentInput.ts';
import { Rational } from '../../number/testing/rational.ts';
import type { Explanation, InputName } from '../Explanation.ts';

/** What the document holds under the name of each input, for an amount of a line or of a VAT row. */
export function inputsOf(
  document: DocumentInput,
  { amount, unit }: Explanation,
): Partial<Record<InputName, Rational>> {
  if (typeof amount === 'string') return {};
  const discount = document.discount ?? 0;
  if ('rate' in amount) {
    return { vatRate: percentage(amount.rate), documentDiscount: percentage(discount) };
  }
  const line = document.lines[amount.line];
  if (line?.type !== 'article') return {};
  return {
    quantity: new Rational(line.quantity, 1000),
    unitPrice: new Rational(line.unitPrice, 100),
    articlePurchasePrice: new Rational(line.purchasePrice ?? 0, 100),
    discountFactor: percentage(100_00 - (line.discount ?? 0)),
    documentDiscountFactor: percentage(100_00 - discount),
    defaultMarginFactor: percentage(100_00 - (document.defaultMargin ?? 25_00)),
    vatFactor: percentage(100_00 + (line.vatRate ?? 0)),
    hundredPercent: new Rational(unit === 'millionthsOfPercent' ? 100_000000 : 100_00),
  };
}

function percentage(hundredths: number): Rational {
  return new Rational(hundredths, 100_00);
}
