import { customerParams } from '../../entities/customer.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import { paymentPage } from '../../entities/payment.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams, examplePage } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

/** The payments of a customer, the newest first (spec §7). */
export const listCustomerPayments = {
  name: 'listCustomerPayments',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}/betalingen',
  auth: 'bearer',
  params: customerParams,
  query: pageQuery,
  response: paymentPage,
} as const satisfies Call;

export const listCustomerPaymentsNote: CallNote<typeof listCustomerPayments> = {
  tag: 'Customers',
  summary: 'One page of the payments of a customer.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams, query: examplePage },
};
