import {
  getCustomer,
  customerNumber,
  getNewCustomerData,
  listCustomers,
  createCustomer,
  updateCustomer,
} from '@facturatie/api-contract';
import { readCustomer, readCustomerForUpdate } from '../../database/customers/readCustomer.ts';
import { readCustomerLookups } from '../../database/reference/lookups.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { highestCustomerNumber } from '../../database/customers/highestCustomerNumber.ts';
import { listCustomers as readCustomers } from '../../database/customers/listCustomers.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import { insertCustomer, changeCustomer } from '../../database/customers/saveCustomer.ts';
import { saveCustomer } from './saveCustomer.ts';
import { refuseStale } from '../../http/refuseStale.ts';

export const getCustomerRoute = callRoute(getCustomer, async ({ params }, { database }) => {
  const read = await readCustomer(database, params.number);
  if (read === undefined) throw new Refusal(404, 'customer.unknown');
  const { customer, row } = read;
  return { customer, ...(await readCustomerLookups(database)), version: row };
});

/** The first customer of a new installation. */
const firstNumber = 1001;

export const getNewCustomerDataRoute = callRoute(getNewCustomerData, async (_, { database }) => {
  const number = Math.max(firstNumber, (await highestCustomerNumber(database)) + 1);
  return { number: customerNumber(String(number)), ...(await readCustomerLookups(database)) };
});

export const listCustomersRoute = callRoute(listCustomers, async ({ query }, { database }) => {
  const { rows, ...page } = await readCustomers(database, query);
  const data = rows.map((row) => ({ ...row, number: customerNumber(row.number) }));
  return { customers: pagedList(query, { ...page, rows: data }) };
});

export const createCustomerRoute = callRoute(
  createCustomer,
  async ({ body }, { database, session, services }) => {
    const { row, customer } = await saveCustomer(createCustomer, database, body, () =>
      insertCustomer(database, body),
    );
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customer', thingId: row.id, after: row },
    );
    return { customer, version: row };
  },
);

export const updateCustomerRoute = callRoute(
  updateCustomer,
  async ({ params, body }, { database, session, services, expectedTag }) => {
    const found = await readCustomerForUpdate(database, params.number);
    if (found === undefined) throw new Refusal(404, 'customer.unknown');
    const { row: before } = found;
    await refuseStale(database, updateCustomer, expectedTag, {
      thing: 'customer',
      version: before,
      show: () => ({ customer: found.customer }),
    });
    const { row, customer } = await saveCustomer(updateCustomer, database, body, () =>
      changeCustomer(database, before.id, body),
    );
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customer', thingId: row.id, before, after: row },
    );
    return { customer, version: row };
  },
);
