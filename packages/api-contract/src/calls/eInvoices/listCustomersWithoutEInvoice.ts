import { customersWithoutEInvoicePage } from '../../entities/eInvoice.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { examplePage } from '../../openapi/exampleValues.ts';

/** One page of the customers to which no e-invoice can be sent, and why (docs/decisions/0028). */
export const listCustomersWithoutEInvoice = {
  name: 'listCustomersWithoutEInvoice',
  method: 'GET',
  path: '/api/v1/auth/efacturen/klanten',
  auth: 'bearer',
  query: pageQuery,
  response: customersWithoutEInvoicePage,
} as const satisfies Call;

export const listCustomersWithoutEInvoiceNote: CallNote<typeof listCustomersWithoutEInvoice> = {
  tag: 'E-invoices',
  summary: 'One page of the customers to which no e-invoice can be sent, and why.',
  example: { query: examplePage },
};
