import { listCustomerPayments } from '@facturatie/api-contract';
import { listCustomerPayments as readPayments } from '../database/payments/payments.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { customerIdOf } from './customerIdOf.ts';

export const listCustomerPaymentsRoute = callRoute(
  listCustomerPayments,
  async ({ params, query }, { database }) => {
    const customerId = await customerIdOf(database, params.number);
    return { payments: pagedList(query, await readPayments(database, customerId, query)) };
  },
);
