import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';
import type { Column } from '@facturatie/ui/DataTable';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import { StatusBadge } from '@facturatie/ui/StatusBadge';
import { Text } from '@facturatie/ui/Text';
import { DocumentStatusBadge } from '../../features/salesDocument/DocumentStatusBadge.tsx';
import { documentKindText, documentListText as text } from '../../intl/salesDocuments.nl-BE.ts';

/** Which documents a list holds: those of one kind, or all of them. */
export type ListedKind = Exclude<DocumentKind, 'creditNote'> | 'all';

type DocumentColumn = Column<SalesDocumentRow>;

const number = (kind: ListedKind): DocumentColumn => ({
  key: 'number',
  header: text.numbers[kind],
  cell: (row) => (kind === 'all' ? <NumberAndKind {...row} /> : row.number),
  width: 'small',
});

function NumberAndKind({ number: shown, kind }: SalesDocumentRow) {
  return (
    <>
      {shown}
      <br />
      <Text as="span" size="small" tone="muted">
        {documentKindText[kind]}
      </Text>
    </>
  );
}

/** Only a quote can be converted: of an invoice nothing stands there. */
function Conversion({ isConverted }: Pick<SalesDocumentRow, 'isConverted'>) {
  return isConverted ? (
    <StatusBadge tone="positive">{text.isConverted}</StatusBadge>
  ) : (
    text.isNotConverted
  );
}

const others = (kind: ListedKind): readonly DocumentColumn[] => [
  { key: 'date', header: text.date, cell: (row) => formatDate(row.date), width: 'snug' },
  {
    key: 'customerNumber',
    header: text.customerNumber,
    cell: (row) => row.customerNumber,
    width: 'snug',
  },
  {
    key: 'companyName',
    header: text.companyName,
    cell: (row) => row.companyName,
    width: kind === 'invoice' ? 'medium' : 'snug',
  },
  { key: 'reference', header: text.reference, cell: (row) => row.reference, width: 'compact' },
  {
    key: 'net',
    header: text.net,
    cell: (row) => formatMoney(row.net),
    align: 'end',
    width: 'compact',
  },
  {
    key: 'total',
    header: text.total,
    cell: (row) => formatMoney(row.total),
    align: 'end',
    width: 'snug',
  },
  {
    key: 'status',
    header: text.status,
    cell: (row) => <DocumentStatusBadge status={row.status} />,
    // Of an invoice it stands out into the next column, which is empty there; its room is the name's.
    width: kind === 'invoice' ? 'xsmall' : 'small',
  },
  {
    key: 'converted',
    header: text.converted,
    cell: (row) => row.kind === 'quote' && <Conversion isConverted={row.isConverted} />,
    width: 'tiny',
  },
  {
    key: 'dueDate',
    header: text.dueDate,
    cell: (row) => formatDate(row.dueDate),
    width: 'snug',
  },
];

/** The columns of each list of documents (specification §2); the overview says the kind below the number. */
export const documentColumns: Readonly<Record<ListedKind, readonly DocumentColumn[]>> = {
  quote: [number('quote'), ...others('quote')],
  invoice: [number('invoice'), ...others('invoice')],
  all: [number('all'), ...others('all')],
};
