import { creditNotePage } from '../entities/creditNote.ts';
import { customerParams } from '../entities/customer.ts';
import { pageQuery } from '../entities/pagedList.ts';
import type { Call } from './Call.ts';

/** The credit notes of a customer, the newest first (spec §7). */
export const listCustomerCreditNotes = {
  name: 'listCustomerCreditNotes',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}/creditnotas',
  auth: 'bearer',
  params: customerParams,
  query: pageQuery,
  response: creditNotePage,
} as const satisfies Call;
