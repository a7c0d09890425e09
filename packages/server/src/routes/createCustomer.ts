import { createCustomer } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import { insertCustomer } from '../database/customers/saveCustomer.ts';
import { callRoute } from '../http/callRoute.ts';
import { saveCustomer } from './saveCustomer.ts';

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
