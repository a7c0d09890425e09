import { editorTotals, unitPricesInCent } from '@facturatie/invoice-engine';
import type { LineContent } from '@facturatie/invoice-engine';
import { formatDate, formatMoney, formatQuantity } from '@facturatie/ui/intl';
import { documentConflictText as conflict } from '../../../intl/documentConflict.nl-BE.ts';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { amountText } from '../amounts/amountText.ts';
import type { DocumentState } from '../../../state/document/documentForm.ts';
import type { Difference } from '../../record/ConflictChoice.tsx';

const { head, lines: lineText, summary } = documentEditorText;

/** What two versions of a document say differently, in the words of the screen: its head, then its lines. */
export function documentDifferences(theirs: DocumentState, mine: DocumentState): Difference[] {
  const both = (label: string, fact: (of: DocumentState) => string) => ({
    key: label,
    label,
    theirs: fact(theirs),
    mine: fact(mine),
  });
  const day = (field: 'date' | 'dueDate' | 'deliveryDate') =>
    both(head[field], ({ [field]: date }) => (date ? formatDate(date) : ''));
  const words = (field: 'countingType' | 'reference' | 'remarks' | 'notes') =>
    both(head[field], ({ [field]: text }) => text);
  const longest = Math.max(theirs.lines.length, mine.lines.length);
  return [
    both(head.customer, ({ customer }) => customer?.name ?? ''),
    words('countingType'),
    ...(['date', 'dueDate', 'deliveryDate'] as const).map(day),
    ...(['reference', 'remarks', 'notes'] as const).map(words),
    ...Array.from({ length: longest }, (_, index) =>
      both(conflict.line(index + 1), ({ lines }) => lineWords(lines[index]?.content)),
    ),
    both(summary.total, (document) => amountText(editorTotals(document).total)),
  ].filter((part) => part.theirs !== part.mine);
}

function lineWords(content: LineContent | undefined): string {
  if (!content) return conflict.absent;
  if (content.type === 'text') return content.description;
  const price = formatMoney(content.unitPrice / unitPricesInCent);
  const nature = content.nature === 'goods' ? lineText.goods : lineText.service;
  return `${content.description} (${nature}, ${formatQuantity(content.quantity)} × ${price})`;
}
