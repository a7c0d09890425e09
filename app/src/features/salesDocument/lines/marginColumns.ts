import type { OwnAmounts } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import type { LineColumn } from '@facturatie/ui/LineItemsGrid';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { explanationText } from '../../../intl/explanation.nl-BE.ts';
import { amountText } from '../amounts/amountText.ts';
import { articleOf } from '../../../state/document/documentRows.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';

const text = documentEditorText.margins;

/** The amounts of a line that concern its margin, after all discounts (specification §3, margin fields). */
export type MarginField = 'purchasePrice' | 'totalFinalMargin' | 'finalMarginPercent';

/**
 * The columns of what a line costs and earns, below what they belong to.
 *
 * @param ask asks why an amount of a line is what it is
 */
export function marginColumns(
  ask: (row: DocumentRow, field: MarginField) => void,
): readonly LineColumn<DocumentRow>[] {
  const column = (
    field: MarginField,
    under: string,
    show: (amounts: OwnAmounts) => string,
  ): LineColumn<DocumentRow> => ({
    kind: 'output',
    key: field,
    header: text[field],
    align: 'end',
    under,
    opens: { label: explanationText.title, onOpen: (row) => ask(row, field) },
    cell: (row) => ({ value: articleOf(row) ? show(row.line.amounts) : '' }),
  });
  return [
    column('purchasePrice', 'unitPrice', (own) =>
      amountText(own.purchasePrice, { hasEuroSign: false }),
    ),
    column('totalFinalMargin', 'total', (own) =>
      amountText(own.totalFinalMargin, { hasEuroSign: false }),
    ),
    column('finalMarginPercent', 'vat', (own) => formatPercent(Number(own.finalMarginPercent))),
  ];
}
