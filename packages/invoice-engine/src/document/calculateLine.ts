import { fraction, type Fraction, minus, round, times } from '../number/fraction.ts';
import { type Integer, multiply, subtract } from '../number/integer.ts';
import {
  type Amount,
  checkScaled,
  type Percent,
  type Quantity,
  type Scale,
  scales,
  type UnitPrice,
} from '../number/scaled.ts';
import type { ArticleLineInput, LineInput } from './DocumentInput.ts';
import { articlePurchasePrice, centsFraction, quantityFraction } from './exactInputs.ts';
import type { ExactPercent, MarginPercent, OwnAmounts } from './LineAmounts.ts';
import { increase, reduction, type Terms } from './terms.ts';

/**
 * The amounts of one line that depend on nothing but the line and the terms (SPEC.md L1 to L24). Those
 * of a text line are all 0; a deleted line has none, whatever it holds.
 *
 * @param index the line's place in its document, for errors
 * @throws InputError naming the field and its range when a number of an article line is absent, not
 *   a whole number of its unit, or out of range
 */
export function calculateLine(
  line: LineInput,
  terms: Terms,
  index?: number,
): OwnAmounts | undefined {
  if (line.mode === 'deleted') return undefined;
  return line.type === 'text' ? noAmounts : articleAmounts(line, terms, index);
}

function articleAmounts(line: ArticleLineInput, terms: Terms, index?: number): OwnAmounts {
  const discount = (line.discount ?? 0) as Percent;
  const vatRate = (line.vatRate ?? 0) as Percent;
  check(line.quantity, scales.quantity, 'quantity', index);
  check(line.unitPrice, scales.unitPrice, 'unitPrice', index);
  check(discount, scales.percent, 'discount', index);
  check(vatRate, scales.percent, 'vatRate', index);

  const quantity = quantityFraction(line.quantity);
  const vat = increase(vatRate);
  const price = centsFraction(line.unitPrice);
  const netPrice = times(price, reduction(discount));
  const finalPrice = times(netPrice, reduction(terms.discount));
  const list = times(quantity, price);

  const combined = 100_00 ** 2 - (100_00 - discount) * (100_00 - terms.discount);
  const purchase = purchasePrice(line, terms, index);
  const margin = minus(price, purchase);
  const netMargin = minus(netPrice, purchase);
  const finalMargin = minus(finalPrice, purchase);
  const listTotal = round(list);
  const netUnitPrice = round(netPrice);
  const net = round(times(quantity, netPrice));
  return {
    combinedDiscount: round(fraction(combined, 100_00)) as Percent,
    combinedDiscountExact: combined as ExactPercent,
    unitPriceInclVat: round(times(price, vat)) as Amount,
    netUnitPrice: netUnitPrice as Amount,
    netUnitPriceInclVat: round(times(netPrice, vat)) as Amount,
    finalUnitPrice: round(finalPrice) as Amount,
    listTotal: listTotal as Amount,
    listTotalInclVat: round(times(list, vat)) as Amount,
    net: net as Amount,
    unitDiscount: subtract(round(price), netUnitPrice) as Amount,
    discountAmount: subtract(listTotal, net) as Amount,
    purchasePrice: purchase as Amount,
    margin: round(margin) as Amount,
    marginPercent: percentOf(margin, price),
    netMargin: round(netMargin) as Amount,
    netMarginPercent: percentOf(netMargin, netPrice),
    finalMargin: round(finalMargin) as Amount,
    finalMarginPercent: percentOf(finalMargin, finalPrice),
    totalMargin: round(times(quantity, margin)) as Amount,
    totalNetMargin: round(times(quantity, netMargin)) as Amount,
    totalFinalMargin: round(times(quantity, finalMargin)) as Amount,
  };
}

/** The article's purchase price, or else what leaves the default margin on the price (SPEC.md L9). */
function purchasePrice(line: ArticleLineInput, terms: Terms, index?: number): Integer {
  const given = articlePurchasePrice(line);
  if (given === undefined) {
    return round(times(centsFraction(line.unitPrice), reduction(terms.defaultMargin)));
  }
  check(given, scales.unitPrice, 'purchasePrice', index);
  return round(centsFraction(given));
}

/** part / whole in hundredths of a percent, both on one denominator; 0 where the whole is 0. */
function percentOf(part: Fraction, whole: Fraction): MarginPercent {
  if (whole.numerator === 0) return 0 as MarginPercent;
  return round(fraction(multiply(part.numerator, 100_00), whole.numerator)) as MarginPercent;
}

function check(value: number, scale: Scale, field: string, index?: number): void {
  if (Number.isInteger(value) && value >= scale.minimum && value <= scale.maximum) return;
  checkScaled(value, scale, index === undefined ? field : `lines.${index}.${field}`);
}

/** Every amount of a text line is 0: those of a line that sells none of nothing (SPEC.md L1). */
const noAmounts: OwnAmounts = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ articleAmounts(
    { type: 'article', quantity: 0 as Quantity, unitPrice: 0 as UnitPrice },
    { discount: 0 as Percent, defaultMargin: 0 as Percent },
  ),
);
