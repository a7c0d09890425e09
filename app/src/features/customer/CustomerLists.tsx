import {
  listCustomerCreditNotes,
  listCustomerInvoices,
  listCustomerPayments,
  listCustomerQuotes,
} from '@facturatie/api-contract';
import type {
  CreditNoteRow,
  CustomerDocumentRow,
  CustomerNumber,
  PagedList,
  PaymentRow,
} from '@facturatie/api-contract';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import type { Column } from '@facturatie/ui/DataTable';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { MoreList } from '../list/MoreList.tsx';
import { documentAddress } from '../salesDocument/actions/documentAddresses.ts';
import { rowPdf } from '../salesDocument/actions/PdfMenu.tsx';
import { DocumentStatusBadge } from '../salesDocument/head/DocumentStatusBadge.tsx';

const text = customerText.lists;
const perPage = 10;

/** Whose rows. */
interface ListProps {
  readonly customerNumber: CustomerNumber;
}

const documentColumns: readonly Column<CustomerDocumentRow>[] = [
  {
    key: 'date',
    header: text.date,
    cell: (row) => formatDate(row.date),
    width: 'small',
  },
  { key: 'dueDate', header: text.dueDate, cell: (row) => formatDate(row.dueDate), width: 'small' },
  { key: 'companyName', header: text.companyName, cell: (row) => row.companyName, width: 'large' },
  {
    key: 'status',
    header: text.status,
    cell: (row) => <DocumentStatusBadge status={row.status} />,
    width: 'small',
  },
  {
    key: 'total',
    header: text.total,
    cell: (row) => formatMoney(row.total),
    align: 'end',
    width: 'small',
  },
];

const number = (header: string): Column<CustomerDocumentRow> => ({
  key: 'number',
  header,
  cell: (row) => row.number,
  width: 'small',
  isRowHeader: true,
});

const balance: Column<CustomerDocumentRow> = {
  key: 'balance',
  header: text.balance,
  cell: (row) => row.balance !== null && formatMoney(row.balance),
  align: 'end',
  width: 'small',
};

const quotes = {
  caption: customerText.tabs.quotes,
  columns: [number(text.quoteNumber), ...documentColumns],
  rowKey: (row: CustomerDocumentRow) => row.number,
  rowHref: (row: CustomerDocumentRow) => `/verkopen/offertes/${encodeURIComponent(row.number)}`,
  rowActions: rowPdf,
  rowActionsLook: 'picture',
} as const;

const invoices = {
  caption: customerText.tabs.invoices,
  columns: [number(text.invoiceNumber), ...documentColumns, balance],
  rowKey: (row: CustomerDocumentRow) => row.number,
  rowHref: (row: CustomerDocumentRow) => `/verkopen/facturen/${encodeURIComponent(row.number)}`,
  rowActions: rowPdf,
  rowActionsLook: 'picture',
} as const;

/** The quotes of a customer, the newest first. */
export function CustomerQuotes({ customerNumber }: ListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { number: customerNumber };
  return (
    <MoreList
      table={quotes}
      load={async (page, signal) =>
        (await api(listCustomerQuotes, { params, query: { page, perPage } }, { signal })).quotes
      }
      noneYet={text.noQuotes}
      skeletonRows={perPage}
    />
  );
}

/** The invoices of a customer, the newest first. */
export function CustomerInvoices({ customerNumber }: ListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { number: customerNumber };
  return (
    <MoreList
      table={invoices}
      load={async (page, signal) =>
        (await api(listCustomerInvoices, { params, query: { page, perPage } }, { signal })).invoices
      }
      noneYet={text.noInvoices}
      skeletonRows={perPage}
    />
  );
}

/** A payment with its index as key, because it has no number of its own. */
interface PlacedPayment extends PaymentRow {
  readonly place: number;
}

const payments = {
  caption: customerText.tabs.payments,
  columns: [
    { key: 'date', header: text.date, cell: (row) => formatDate(row.date), width: 'small' },
    {
      key: 'amount',
      header: text.amount,
      cell: (row) => formatMoney(row.amount),
      align: 'end',
      width: 'small',
    },
    { key: 'bankName', header: text.bankName, cell: (row) => row.bankName, width: 'medium' },
    { key: 'notes', header: text.notes, cell: (row) => row.notes, width: 'large' },
  ] satisfies readonly Column<PlacedPayment>[],
  rowKey: (row: PlacedPayment) => row.place,
};

/** The payments of a customer, the newest first. */
export function CustomerPayments({ customerNumber }: ListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { number: customerNumber };
  return (
    <MoreList
      table={payments}
      load={async (page, signal): Promise<PagedList<PlacedPayment>> => {
        const input = { params, query: { page, perPage } } as const;
        const found = (await api(listCustomerPayments, input, { signal })).payments;
        const before = (page - 1) * perPage;
        return {
          ...found,
          data: found.data.map((row, index) => ({ ...row, place: before + index })),
        };
      }}
      noneYet={text.noPayments}
      skeletonRows={perPage}
    />
  );
}

const creditNotes = {
  caption: customerText.tabs.creditNotes,
  columns: [
    {
      key: 'number',
      header: text.invoiceNumber,
      cell: (row) => row.number,
      width: 'small',
      isRowHeader: true,
    },
    {
      key: 'customerNumber',
      header: text.customerNumber,
      cell: (row) => row.customerNumber,
      width: 'small',
    },
    { key: 'date', header: text.date, cell: (row) => formatDate(row.date), width: 'small' },
    {
      key: 'deliveryDate',
      header: text.deliveryDate,
      cell: (row) => row.deliveryDate !== null && formatDate(row.deliveryDate),
      width: 'small',
    },
    {
      key: 'total',
      header: text.total,
      cell: (row) => formatMoney(row.total),
      align: 'end',
      width: 'small',
    },
    { key: 'notes', header: text.notes, cell: (row) => row.notes, width: 'large' },
  ] satisfies readonly Column<CreditNoteRow>[],
  rowKey: (row: CreditNoteRow) => row.number,
  // An imported credit note has no lines to show.
  rowHref: (row: CreditNoteRow) =>
    row.hasLines ? documentAddress('creditNote', row.number) : undefined,
};

/** The credit notes of a customer, the newest first. */
export function CustomerCreditNotes({ customerNumber }: ListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const params = { number: customerNumber };
  return (
    <MoreList
      table={creditNotes}
      load={async (page, signal) =>
        (await api(listCustomerCreditNotes, { params, query: { page, perPage } }, { signal }))
          .creditNotes
      }
      noneYet={text.noCreditNotes}
      skeletonRows={perPage}
    />
  );
}
