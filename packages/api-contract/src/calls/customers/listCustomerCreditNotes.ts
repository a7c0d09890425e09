import { creditNotePage } from '../../entities/creditNote.ts';
import { customerParams } from '../../entities/customer.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams, examplePage } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

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

export const listCustomerCreditNotesNote: CallNote<typeof listCustomerCreditNotes> = {
  tag: 'Customers',
  summary: 'One page of the credit notes of a customer.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams, query: examplePage },
};
