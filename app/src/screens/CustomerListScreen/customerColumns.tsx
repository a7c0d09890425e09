import type { CustomerRow } from '@facturatie/api-contract';
import type { Column } from '@facturatie/ui/DataTable';
import { EmailText } from '../../features/list/EmailText.tsx';
import { text } from '../../intl/nl-BE.ts';

/** The columns of the customer list (docs/decisions/0001, Customer list). */
export const customerColumns: readonly Column<CustomerRow>[] = [
  {
    key: 'number',
    header: text.customerList.number,
    cell: (row) => row.number,
    width: 'snug',
    card: 'aside',
  },
  {
    key: 'companyName',
    header: text.customerList.companyName,
    cell: (row) => row.companyName,
    takesRest: 'always',
    card: 'title',
  },
  {
    key: 'street',
    header: text.customerList.street,
    cell: (row) => row.street,
    width: 'large',
    takesRest: 'wide',
    card: 'flow',
  },
  {
    key: 'postcodeAndCity',
    header: text.customerList.postcodeAndCity,
    cell: (row) => `${row.postcode} ${row.city}`.trim(),
    width: 'large',
    takesRest: 'wide',
    card: 'flow',
  },
  {
    key: 'phone',
    header: text.customerList.phone,
    cell: (row) => row.phone,
    width: 'medium',
    card: 'flow',
  },
  {
    key: 'email',
    header: text.customerList.email,
    cell: (row) => row.email !== '' && <EmailText email={row.email} />,
    width: 'large',
    takesRest: 'wide',
    card: 'flow',
  },
  {
    key: 'vatNumber',
    header: text.customerList.vatNumber,
    cell: (row) => row.vatNumber,
    width: 'large',
    card: 'flow',
  },
];
