import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';
import type { Column } from '@facturatie/ui/DataTable';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import { Text } from '@facturatie/ui/Text';
import { DocumentStatusBadge } from '../../features/salesDocument/head/DocumentStatusBadge.tsx';
import { documentKindText, documentListText as text } from '../../intl/salesDocuments.nl-BE.ts';
import * as styles from './documentColumns.css.ts';

/** Which documents a list holds: those of one kind, or all of them. */
export type ListedKind = Exclude<DocumentKind, 'creditNote'> | 'all';

type DocumentColumn = Column<SalesDocumentRow>;

const number = (kind: ListedKind): DocumentColumn => ({
  key: 'number',
  header: text.numbers[kind],
  cell: (row) => (kind === 'all' ? <NumberAndKind {...row} /> : row.number),
  width: 'small',
  card: 'third',
});

function NumberAndKind({ number: shown, kind }: SalesDocumentRow) {
  return (
    <span className={styles.numberAndKind}>
      {shown}
      <br />
      <Text as="span" size="xsmall" tone="muted">
        {documentKindText[kind]}
      </Text>
    </span>
  );
}

/** Only a quote can be converted: for an invoice the cell is empty. */
function conversion({ kind, isConverted }: SalesDocumentRow): string {
  if (kind !== 'quote') return '';
  return isConverted ? text.isConverted : text.isNotConverted;
}

const others: readonly DocumentColumn[] = [
  {
    key: 'date',
    header: text.date,
    cell: (row) => formatDate(row.date),
    width: 'compact',
    card: 'third',
  },
  {
    key: 'customerNumber',
    header: text.customerNumber,
    cell: (row) => row.customerNumber,
    width: 'compact',
    card: 'aside',
  },
  {
    key: 'companyName',
    header: text.companyName,
    cell: (row) => row.companyName,
    takesRest: 'always',
    card: 'title',
  },
  {
    key: 'reference',
    header: text.reference,
    cell: (row) => row.reference,
    width: 'xsmall',
    takesRest: 'wide',
    card: 'third',
  },
  {
    key: 'net',
    header: text.net,
    cell: (row) => formatMoney(row.net),
    align: 'end',
    width: 'snug',
    card: 'third',
  },
  {
    key: 'total',
    header: text.total,
    cell: (row) => formatMoney(row.total),
    align: 'end',
    width: 'snug',
    card: 'third',
  },
  {
    key: 'status',
    header: text.status,
    cell: (row) => <DocumentStatusBadge status={row.status} />,
    width: 'medium',
    card: 'twoThirds',
  },
  {
    key: 'converted',
    header: text.converted,
    cell: conversion,
    width: 'tiny',
    card: 'third',
  },
  {
    key: 'dueDate',
    header: text.dueDate,
    cell: (row) => formatDate(row.dueDate),
    width: 'compact',
    card: 'third',
  },
];

/** The columns of each list of documents (specification §2); the overview says the kind below the number. */
export const documentColumns: Readonly<Record<ListedKind, readonly DocumentColumn[]>> = {
  quote: [number('quote'), ...others],
  invoice: [number('invoice'), ...others],
  all: [number('all'), ...others],
};
