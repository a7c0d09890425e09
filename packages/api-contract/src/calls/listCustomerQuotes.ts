import { customerParams } from '../entities/customer.ts';
import { pageQuery } from '../entities/pagedList.ts';
import { customerQuotePage } from '../entities/salesDocumentRow.ts';
import type { Call } from './Call.ts';

/** The quotes of a customer, the newest first (spec §7). */
export const listCustomerQuotes = {
  name: 'listCustomerQuotes',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}/offertes',
  auth: 'bearer',
  params: customerParams,
  query: pageQuery,
  response: customerQuotePage,
} as const satisfies Call;
