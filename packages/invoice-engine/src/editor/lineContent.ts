import { calculateLine } from '../document/calculateLine.ts';
import type { LineInput, LineMode } from '../document/DocumentInput.ts';
import type { OwnAmounts } from '../document/LineAmounts.ts';
import type { Terms } from '../document/terms.ts';
import type { DeletedLine, EditorLine, LineContent, LineId, LoadedLine } from './EditorLine.ts';
import { isSame } from './isChanged.ts';

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

/** The line with another content: the same object when it is equal, recalculated only when needed. */
export function withContent<Saved>(
  line: EditorLine<Saved>,
  content: LineContent,
  terms: Terms,
  index: number,
): EditorLine<Saved> {
  if (isSame(line.content, content)) return line;
  const stay = isSame(lineInput(line.content, 'new'), lineInput(content, 'new'));
  return { ...line, content, amounts: stay ? line.amounts : amountsOf(content, terms, index) };
}

/** What is kept of a deleted line, to be sent to the server. */
export function deletedLine<Saved>(
  id: LineId,
  { content, saved }: LoadedLine<Saved>,
): DeletedLine<Saved> {
  return { id, mode: 'deleted', content, saved };
}
