import { calculateLine } from '../document/calculateLine.ts';
import type { LineInput, LineMode } from '../document/DocumentInput.ts';
import type { OwnAmounts } from '../document/LineAmounts.ts';
import type { Terms } from '../document/terms.ts';
import type { LineContent } from './EditorLine.ts';

/** What a line is calculated from. */
export function lineInput(content: LineContent, mode: LineMode): LineInput {
  if (content.type === 'text') return { type: 'text', mode };
  const { quantity, unitPrice, discount, vat, article } = content;
  return {
    type: 'article',
    mode,
    quantity,
    unitPrice,
    discount,
    vatRate: vat.rate,
    articleNumber: article?.number,
    purchasePrice: article?.purchasePrice,
  };
}

/** The own amounts of a visible line. */
export function amountsOf(content: LineContent, terms: Terms, index: number): OwnAmounts {
  return calculateLine(lineInput(content, 'new'), terms, index) as OwnAmounts;
}

/** Whether two lines say the same. */
export function sameContent(one: LineContent, other: LineContent): boolean {
  if (one === other) return true;
  if (one.description !== other.description) return false;
  if (one.type === 'text' || other.type === 'text') return one.type === other.type;
  return one.nature === other.nature && one.vat.code === other.vat.code && sameInputs(one, other);
}

/** Whether two lines have the same amounts, whatever the terms. */
export function sameInputs(one: LineContent, other: LineContent): boolean {
  if (one.type === 'text' || other.type === 'text') return one.type === other.type;
  return (
    one.quantity === other.quantity &&
    one.unitPrice === other.unitPrice &&
    one.discount === other.discount &&
    one.vat.rate === other.vat.rate &&
    one.article?.number === other.article?.number &&
    one.article?.purchasePrice === other.article?.purchasePrice
  );
}
