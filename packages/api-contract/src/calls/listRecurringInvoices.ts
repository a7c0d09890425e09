import { listQuery } from '../entities/pagedList.ts';
import { recurringInvoicePage } from '../entities/recurringInvoice.ts';
import type { Call } from './Call.ts';

/** One page of recurring invoices, optionally those that match a search (spec §7). */
export const listRecurringInvoices = {
  name: 'listRecurringInvoices',
  method: 'GET',
  path: '/api/v1/auth/periodiekefacturen',
  auth: 'bearer',
  query: listQuery,
  response: recurringInvoicePage,
} as const satisfies Call;
