import { parsePercent, parseQuantity, parseUnitPrice, type Percent } from '../../number/scaled.ts';
import type { ArticleLineInput } from '../DocumentInput.ts';

/** An article line in decimal text; what is absent stays absent, but for the quantity, which is 1. */
interface LineText {
  readonly quantity?: string;
  readonly price: string;
  readonly discount?: string;
  readonly vat?: string;
  readonly articleNumber?: string;
  readonly purchase?: string;
}

/** An article line as SPEC.md writes it in its examples. */
export function line(text: LineText): ArticleLineInput {
  const { quantity = '1', price, discount, vat, articleNumber, purchase } = text;
  return {
    type: 'article',
    quantity: parseQuantity(quantity),
    unitPrice: parseUnitPrice(price),
    ...(discount === undefined ? {} : { discount: parsePercent(discount) }),
    ...(vat === undefined ? {} : { vatRate: parsePercent(vat) }),
    ...(articleNumber === undefined ? {} : { articleNumber }),
    ...(purchase === undefined ? {} : { purchasePrice: parseUnitPrice(purchase) }),
  };
}

/** A percentage as SPEC.md writes it. */
export const rate = (text: string): Percent => parsePercent(text);
