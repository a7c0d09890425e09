import { updateCustomer } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import { readCustomerForUpdate } from '../database/customers/readCustomer.ts';
import { changeCustomer } from '../database/customers/saveCustomer.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { saveCustomer } from './saveCustomer.ts';

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
