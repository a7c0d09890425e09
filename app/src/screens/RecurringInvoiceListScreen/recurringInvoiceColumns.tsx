import type { CustomerNumber, RecurringInvoice } from '@facturatie/api-contract';
import type { Column } from '@facturatie/ui/DataTable';
import { formatDate } from '@facturatie/ui/intl';
import { CustomerButton } from '../../features/customerButton/CustomerButton.tsx';
import { EmailText } from '../../features/list/EmailText.tsx';
import { recurringInvoiceText as text } from '../../intl/recurringInvoices.nl-BE.ts';

/** The columns of the recurring invoices (specification §2); `onOpenCustomer` opens the customer of a row. */
export function recurringInvoiceColumns(
  onOpenCustomer: (customerNumber: CustomerNumber) => void,
): readonly Column<RecurringInvoice>[] {
  return [
    {
      key: 'customerNumber',
      header: text.customerNumber,
      cell: ({ customer }) => (
        <CustomerButton
          customerNumber={customer.number}
          icon="edit"
          notes={customer.notes}
          onOpen={onOpenCustomer}
        />
      ),
      width: 'compact',
      card: 'aside',
    },
    {
      key: 'companyName',
      header: text.companyName,
      cell: ({ customer }) => customer.companyName,
      takesRest: 'always',
      card: 'title',
    },
    {
      key: 'street',
      header: text.street,
      cell: ({ customer }) => customer.street,
      width: 'tiny',
      takesRest: 'wide',
      card: 'flow',
    },
    {
      key: 'city',
      header: text.city,
      cell: ({ customer }) => customer.city,
      width: 'xsmall',
      takesRest: 'wide',
      card: 'flow',
    },
    {
      key: 'lastInvoiceDate',
      header: text.lastInvoiceDate,
      cell: (row) => dateText(row.lastInvoiceDate),
      width: 'compact',
      card: 'twoThirds',
    },
    {
      key: 'nextInvoiceDate',
      header: text.nextInvoiceDate,
      cell: (row) => dateText(row.nextInvoiceDate),
      width: 'compact',
      card: 'twoThirds',
    },
    {
      key: 'phone',
      header: text.phone,
      cell: ({ customer }) => customer.phone,
      width: 'medium',
      takesRest: 'wide',
      card: 'flow',
    },
    {
      key: 'email',
      header: text.email,
      cell: ({ customer }) => customer.email !== '' && <EmailText email={customer.email} />,
      width: 'tiny',
      takesRest: 'wide',
      card: 'flow',
    },
    {
      key: 'mobile',
      header: text.mobile,
      cell: ({ customer }) => customer.mobile,
      width: 'medium',
      takesRest: 'wide',
      card: 'twoThirds',
    },
    {
      key: 'documentNumber',
      header: text.documentNumber,
      cell: (row) => row.documentNumber,
      width: 'snug',
      card: 'twoThirds',
    },
    {
      key: 'frequency',
      header: text.frequency,
      cell: (row) => row.frequency,
      width: 'small',
      takesRest: 'wide',
      card: 'twoThirds',
    },
  ];
}

function dateText(date: string | null): string {
  return date === null ? '' : formatDate(date);
}
