import { listQuery } from '../../entities/pagedList.ts';
import { recurringInvoicePage } from '../../entities/recurringInvoice.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleSearch } from '../../openapi/exampleValues.ts';

/** One page of recurring invoices, optionally those that match a search (spec §7). */
export const listRecurringInvoices = {
  name: 'listRecurringInvoices',
  method: 'GET',
  path: '/api/v1/auth/periodiekefacturen',
  auth: 'bearer',
  query: listQuery,
  response: recurringInvoicePage,
} as const satisfies Call;

export const listRecurringInvoicesNote: CallNote<typeof listRecurringInvoices> = {
  tag: 'Quotes and invoices',
  summary: 'One page of recurring invoices, optionally those that match a search.',
  example: { query: exampleSearch },
};
