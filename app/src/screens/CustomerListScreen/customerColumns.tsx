import type { CustomerRow } from '@facturatie/api-contract';
import type { Column } from '@facturatie/ui/DataTable';
import { EmailText } from '../../features/list/EmailText.tsx';
import { text } from '../../intl/nl-BE.ts';

/** The columns of the customer list (docs/decisions, customer list columns and search). */
export const customerColumns: readonly Column<CustomerRow>[] = [
  { key: 'number', header: text.customerList.number, cell: (row) => row.number, width: 'small' },
  {
    key: 'companyName',
    header: text.customerList.companyName,
    cell: (row) => row.companyName,
    width: 'large',
  },
  {
    key: 'street',
    header: text.customerList.street,
    cell: (row) => row.street,
    width: 'medium',
  },
  {
    key: 'postcode',
    header: text.customerList.postcode,
    cell: (row) => row.postcode,
    width: 'xsmall',
  },
  { key: 'city', header: text.customerList.city, cell: (row) => row.city, width: 'small' },
  { key: 'phone', header: text.customerList.phone, cell: (row) => row.phone, width: 'medium' },
  {
    key: 'email',
    header: text.customerList.email,
    cell: (row) => <EmailText email={row.email} />,
    width: 'large',
  },
  {
    key: 'vatNumber',
    header: text.customerList.vatNumber,
    cell: (row) => row.vatNumber,
    width: 'small',
  },
];
