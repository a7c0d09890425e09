import { parsePercent, parseQuantity, parseUnitPrice } from '../../number/scaled.ts';
import type { Percent } from '../../number/scaled.ts';
import type { ArticleLineInput, DocumentInput } from '../DocumentInput.ts';

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

/** The line of 6 % in the examples of totals. */
export const tenEuro = line({ price: '10.00', vat: '6' });

const oneEuroTwo = line({ price: '1.02', vat: '21' });

/** The document of the examples in SPEC.md, sections T and A. */
export const exampleDocument: DocumentInput = {
  discount: rate('5'),
  lines: [oneEuroTwo, oneEuroTwo, oneEuroTwo, tenEuro],
};

/** The same value, deeply frozen: writing to it throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
