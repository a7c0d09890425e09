import { customerParams } from '../../entities/customer.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import { customerInvoicePage } from '../../entities/salesDocumentRow.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams, examplePage } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

/** The invoices of a customer, the newest first (spec §7). */
export const listCustomerInvoices = {
  name: 'listCustomerInvoices',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}/facturen',
  auth: 'bearer',
  params: customerParams,
  query: pageQuery,
  response: customerInvoicePage,
} as const satisfies Call;

export const listCustomerInvoicesNote: CallNote<typeof listCustomerInvoices> = {
  tag: 'Customers',
  summary: 'One page of the invoices of a customer.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams, query: examplePage },
};
