import { customerParams } from '../../entities/customer.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import { customerQuotePage } from '../../entities/salesDocumentRow.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams, examplePage } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

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

export const listCustomerQuotesNote: CallNote<typeof listCustomerQuotes> = {
  tag: 'Customers',
  summary: 'One page of the quotes of a customer.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams, query: examplePage },
};
