import { Columns } from '@facturatie/ui/Columns';
import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { formatDate } from '@facturatie/ui/intl';
import { Stack } from '@facturatie/ui/Stack';
import { TextArea } from '@facturatie/ui/TextArea';
import { parsePercent } from '@facturatie/invoice-engine';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { eInvoiceReadingText as text } from '../../intl/eInvoiceReading.nl-BE.ts';
import { AmountExplanation } from '../salesDocument/amounts/AmountExplanation.tsx';
import { AskedAmount } from '../salesDocument/amounts/AskedAmount.tsx';
import { explanationsOfUbl, taxableOf } from './explainUbl.ts';
import type { ReadAmount } from './explainUbl.ts';
import { readUbl } from './readUbl.ts';
import type { ReadLine, ReadParty, ReadUbl, ReadVatRow } from './readUbl.ts';

/** Shows an amount, with the question why it is what it is. */
type Ask = (
  amount: ReadAmount,
  decimal: string,
  name: string,
  place: 'total' | 'vatRow' | 'line',
) => ReactNode;

/** An e-invoice as its receiver reads it, with an explanation of each amount, and its XML. */
export function EInvoiceReading({ xml }: { readonly xml: string }) {
  const [asked, setAsked] = useState<ReadAmount>();
  const { read, wordsOf } = useMemo(() => {
    const found = readUbl(xml);
    return { read: found, wordsOf: explanationsOfUbl(found) };
  }, [xml]);
  const { lineColumns, vatColumns, ask } = useMemo(() => {
    const amount: Ask = (reference, decimal, name, place) => {
      const shownAmount = place === 'line' ? shown(decimal, 2) : euros(decimal);
      // Amounts that do not follow from the lines are shown as they are.
      if (wordsOf(reference, decimal) === undefined) return shownAmount;
      return (
        <AskedAmount
          text={shownAmount}
          name={name}
          isInColumn={place !== 'total'}
          amount={reference}
          onAsk={setAsked}
        />
      );
    };
    return {
      ask: amount,
      lineColumns: lineColumnsOf(amount),
      vatColumns: vatColumnsOf(read, amount),
    };
  }, [read, wordsOf]);
  return (
    <Stack>
      <Columns>
        <DescriptionList
          facts={[
            { term: text.seller, value: partyText(read.seller) },
            { term: text.buyer, value: partyText(read.buyer) },
            ...factsOf(read),
          ]}
        />
        <DescriptionList look="sum" facts={totalsOf(read, ask)} />
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
      {asked !== undefined && (
        <AmountExplanation amount={asked} wordsOf={wordsOf} onClose={() => setAsked(undefined)} />
      )}
    </Stack>
  );
}

function factsOf(read: ReadUbl) {
  const facts = [
    [text.number, read.number],
    [text.date, formatDate(read.date)],
    [text.dueDate, read.dueDate && formatDate(read.dueDate)],
    [text.deliveryDate, read.deliveryDate && formatDate(read.deliveryDate)],
    [text.reference, read.reference],
    [text.note, read.note],
    [text.iban, read.iban],
    [text.communication, read.communication],
    [text.terms, read.terms],
  ] as const;
  return facts.filter(([, value]) => value !== '').map(([term, value]) => ({ term, value }));
}

function totalsOf(read: ReadUbl, ask: Ask) {
  const payable = text.payable[read.kind];
  const hasAllowance = read.allowance !== '' && Number(read.allowance) !== 0;
  const totals = [
    ...(hasAllowance
      ? ([
          [text.lineNet, read.lineNet, 'lineNet'],
          [text.allowance, read.allowance, 'allowance'],
        ] as const)
      : []),
    [text.netTotal, read.net, 'net'],
    [text.vatTotal, read.vat, 'vat'],
    [text.total, read.total, 'total'],
  ] as const;
  return [
    ...totals.map(([term, decimal, amount]) => ({
      term,
      value: ask(amount, decimal, term, 'total'),
    })),
    ...(read.prepaid === '' ? [] : [{ term: text.prepaid, value: euros(read.prepaid) }]),
    { term: payable, value: ask('amountDue', read.payable, payable, 'total') },
  ];
}

function lineColumnsOf(ask: Ask): readonly Column<ReadLine>[] {
  return [
    {
      key: 'name',
      header: text.description,
      cell: ({ name, note }) => [name, note].filter(Boolean).join(' '),
      width: 'large',
      isMultiline: true,
    },
    {
      key: 'quantity',
      header: text.quantity,
      cell: ({ quantity }) => shown(quantity),
      align: 'end',
      width: 'compact',
    },
    {
      key: 'price',
      header: text.price,
      cell: ({ price }) => shown(price, 2),
      align: 'end',
      width: 'small',
    },
    {
      key: 'discount',
      header: text.discount,
      cell: ({ discount }) => discount !== '' && `${shown(discount)} %`,
      align: 'end',
      width: 'compact',
    },
    {
      key: 'rate',
      header: text.rate,
      cell: ({ rate }) => `${shown(rate)} %`,
      align: 'end',
      width: 'compact',
    },
    {
      key: 'net',
      header: text.net,
      cell: ({ id, net }) =>
        ask({ line: Number(id) - 1, field: 'net' }, net, text.netOfLine(id), 'line'),
      align: 'end',
      width: 'large',
    },
  ];
}

function vatColumnsOf(read: ReadUbl, ask: Ask): readonly Column<ReadVatRow>[] {
  return [
    { key: 'rate', header: text.rate, cell: rateText, width: 'small' },
    {
      key: 'taxable',
      header: text.taxable,
      cell: (row) =>
        ask(taxableOf(read, row), row.taxable, `${text.taxable} ${rateText(row)}`, 'vatRow'),
      align: 'end',
      width: 'large',
    },
    {
      key: 'tax',
      header: text.tax,
      cell: (row) =>
        ask(
          { rate: parsePercent(row.rate), field: 'vat' },
          row.tax,
          `${text.tax} ${rateText(row)}`,
          'vatRow',
        ),
      align: 'end',
      width: 'large',
    },
    {
      key: 'reason',
      header: text.why,
      cell: ({ reason }) => reason,
      width: 'large',
      isMultiline: true,
    },
  ];
}

const rateText = ({ rate, category }: ReadVatRow) => `${shown(rate)} % (${category})`;

function partyText({ name, vatNumber, endpoint, address }: ReadParty): string {
  return [name, vatNumber || endpoint, address].filter(Boolean).join(', ');
}

const euros = (decimal: string) => `€\u00A0${shown(decimal, 2)}`;

/** Decimal text in Belgian notation: `1234.500` is `1.234,5`, with at least so many decimals. */
function shown(decimal: string, decimals = 0): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return kept === '' ? grouped : `${grouped},${kept}`;
}
