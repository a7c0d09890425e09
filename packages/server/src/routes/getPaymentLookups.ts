import { getPaymentLookups } from '@facturatie/api-contract';
import { readPaymentLookups } from '../database/payments/paymentLookups.ts';
import { callRoute } from '../http/callRoute.ts';

export const getPaymentLookupsRoute = callRoute(getPaymentLookups, (_, { database }) =>
  readPaymentLookups(database),
);
