import { Columns } from '@facturatie/ui/Columns';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { formatDate } from '@facturatie/ui/intl';
import { Stack } from '@facturatie/ui/Stack';
import { TextArea } from '@facturatie/ui/TextArea';
import { useMemo } from 'react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import { readUbl } from './readUbl.ts';
import type { ReadLine, ReadParty, ReadVatRow } from './readUbl.ts';

const lineColumns: readonly Column<ReadLine>[] = [
  {
    key: 'name',
    header: text.description,
    cell: ({ name, note }) => [name, note].filter(Boolean).join(' '),
    width: 'large',
  },
  { key: 'quantity', header: text.quantity, cell: ({ quantity }) => shown(quantity), align: 'end' },
  { key: 'price', header: text.price, cell: ({ price }) => shown(price, 2), align: 'end' },
  { key: 'rate', header: text.rate, cell: ({ rate }) => `${shown(rate)} %`, align: 'end' },
  { key: 'net', header: text.net, cell: ({ net }) => shown(net, 2), align: 'end' },
];

const vatColumns: readonly Column<ReadVatRow>[] = [
  {
    key: 'rate',
    header: text.rate,
    cell: ({ rate, category }) => `${shown(rate)} % (${category})`,
  },
  { key: 'taxable', header: text.taxable, cell: ({ taxable }) => shown(taxable, 2), align: 'end' },
  { key: 'tax', header: text.tax, cell: ({ tax }) => shown(tax, 2), align: 'end' },
  { key: 'reason', header: text.why, cell: ({ reason }) => reason, width: 'large' },
];

/** An e-invoice as its receiver reads it, and its XML. */
export function EInvoiceReading({ xml }: { readonly xml: string }) {
  const read = useMemo(() => readUbl(xml), [xml]);
  const facts = [
    [text.number, read.number],
    [text.date, formatDate(read.date)],
    [text.dueDate, read.dueDate && formatDate(read.dueDate)],
    [text.reference, read.reference],
    [text.note, read.note],
    [text.iban, read.iban],
    [text.communication, read.communication],
    [text.total, shown(read.total, 2)],
    [text.prepaid, read.prepaid && shown(read.prepaid, 2)],
    [text.payable, shown(read.payable, 2)],
  ] as const;
  return (
    <Stack>
      <Columns>
        <DescriptionList
          facts={[
            { term: text.seller, value: partyText(read.seller) },
            { term: text.buyer, value: partyText(read.buyer) },
          ]}
        />
        <DescriptionList
          facts={facts
            .filter(([, value]) => value !== '')
            .map(([term, value]) => ({ term, value }))}
        />
      </Columns>
      <DataTable
        caption={text.lines}
        columns={lineColumns}
        rows={read.lines}
        rowKey={({ id }) => id}
      />
      <DataTable
        caption={text.vat}
        columns={vatColumns}
        rows={read.vatRows}
        rowKey={({ rate, category }) => `${category} ${rate}`}
      />
      <TextArea
        label={text.source}
        isReadOnly
        value={xml.replace(/(<cbc:EmbeddedDocumentBinaryObject[^>]*>)[^<]*/, '$1…')}
      />
    </Stack>
  );
}

function partyText({ name, vatNumber, endpoint, address }: ReadParty): string {
  return [name, vatNumber || endpoint, address].filter(Boolean).join(', ');
}

/** Decimal text as people read it here: `1234.500` is `1.234,5`, with at least so many decimals. */
function shown(decimal: string, decimals = 0): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return kept === '' ? grouped : `${grouped},${kept}`;
}
