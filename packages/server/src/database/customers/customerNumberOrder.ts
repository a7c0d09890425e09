import { normaliseSearchText } from '../search/normaliseSearchText.ts';

/** Digits that a number is padded to: longer than any customer number in practice. */
const paddedLength = 15;

/**
 * The sort key of customers: their number in natural order
 * (`9` before `10`, `A2` before `A10`, `a1` and `A01` the same). Two customers
 * may not have the same order, so no number can be mistaken for another.
 */
export function customerNumberOrder(number: string): string {
  return normaliseSearchText(number).replace(/\d+/g, (digits) =>
    digits.replace(/^0+(?=\d)/, '').padStart(paddedLength, '0'),
  );
}

/**
 * The ranges of the order of plain numbers: below `below` are all that
 * begin with a digit, and of those only a plain number is `length` long.
 */
export const plainNumberOrders = { below: ':', length: paddedLength } as const;
