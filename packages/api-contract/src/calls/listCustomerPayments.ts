import { customerParams } from '../entities/customer.ts';
import { pageQuery } from '../entities/pagedList.ts';
import { paymentPage } from '../entities/payment.ts';
import type { Call } from './Call.ts';

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
