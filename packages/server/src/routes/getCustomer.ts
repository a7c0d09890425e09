import { getCustomer } from '@facturatie/api-contract';
import { readCustomer } from '../database/customers/readCustomer.ts';
import { readCustomerLookups } from '../database/reference/lookups.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';

export const getCustomerRoute = callRoute(getCustomer, async ({ params }, { database }) => {
  const read = await readCustomer(database, params.number);
  if (read === undefined) throw new Refusal(404, 'customer.unknown');
  const { customer, row } = read;
  return { customer, ...(await readCustomerLookups(database)), version: row };
});
