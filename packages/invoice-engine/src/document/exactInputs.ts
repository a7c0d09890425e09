import { fraction, type Fraction } from '../number/fraction.ts';
import type { Quantity, UnitPrice } from '../number/scaled.ts';
import type { ArticleLineInput } from './DocumentInput.ts';

/** A price in cents; a price of whole cents keeps numbers small. */
export function centsFraction(price: UnitPrice): Fraction {
  return price % 100 === 0 ? fraction(price / 100, 1) : fraction(price, 100);
}

/** A quantity in pieces; a whole one keeps numbers small. */
export function quantityFraction(quantity: Quantity): Fraction {
  return quantity % 1000 === 0 ? fraction(quantity / 1000, 1) : fraction(quantity, 1000);
}

/** What the picked article costs us; undefined when that is not known (SPEC.md L9). */
export function articlePurchasePrice(line: ArticleLineInput): UnitPrice | undefined {
  return line.articleNumber ? line.purchasePrice : undefined;
}
