import { editorTotals, editorVatTable, percent } from '@facturatie/invoice-engine';
import type { VatRow } from '@facturatie/invoice-engine';
import { Columns } from '@facturatie/ui/Columns';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { formatPercent } from '@facturatie/ui/intl';
import { PercentField } from '@facturatie/ui/PercentField';
import { Stack } from '@facturatie/ui/Stack';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import { amountText } from './amountText.ts';
import type { DocumentEditor } from './documentEditor.ts';
import { useEditorValue } from './useEditorValue.ts';

const text = documentEditorText.summary;

const vatColumns: readonly Column<VatRow>[] = [
  { key: 'rate', header: text.rate, cell: ({ rate }) => formatPercent(rate), width: 'xsmall' },
  {
    key: 'taxable',
    header: text.taxable,
    cell: ({ taxable }) => amountText(taxable),
    align: 'end',
    width: 'small',
  },
  {
    key: 'vat',
    header: text.vat,
    cell: ({ vat }) => amountText(vat),
    align: 'end',
    width: 'small',
  },
];

/** What a document adds up to, by the engine, with its VAT by rate (specification §2, summary). */
export function DocumentSummary({ editor }: { readonly editor: DocumentEditor }) {
  const document = useEditorValue(editor, ({ history }) => history.present);
  const unread = useEditorValue(editor, (state) => state.unread['discount']);
  const totals = editorTotals(document);
  return (
    <Columns>
      <DataTable
        caption={text.vatTable}
        columns={vatColumns}
        rows={editorVatTable(document)}
        rowKey={({ rate }) => rate}
      />
      <Stack>
        <PercentField
          name="discount"
          label={text.discount}
          minimum={0}
          maximum={100_00}
          value={document.discount}
          {...(unread !== undefined && { unreadText: unread })}
          onChange={(value, fault, typed) =>
            editor.tellTogether(
              [{ type: 'documentDiscountEdited', discount: percent(value ?? 0) }],
              { discount: fault && (typed ?? '') },
            )
          }
        />
        <DescriptionList
          look="sum"
          facts={[
            { term: text.lineNet, value: amountText(totals.lineNet) },
            { term: text.allowance, value: amountText(totals.allowance) },
            { term: text.net, value: amountText(totals.net) },
            { term: text.vat, value: amountText(totals.vat) },
            { term: text.total, value: amountText(totals.total) },
          ]}
        />
      </Stack>
    </Columns>
  );
}
