import { deleteCustomerGroup } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import {
  hasCustomers,
  readCustomerGroupForUpdate,
  removeCustomerGroup,
} from '../database/customerGroups/customerGroups.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';

export const deleteCustomerGroupRoute = callRoute(
  deleteCustomerGroup,
  async ({ params }, { database, session, services }) => {
    const found = await readCustomerGroupForUpdate(database, params.id);
    if (found === undefined) throw new Refusal(404, 'group.unknown');
    if (await hasCustomers(database, params.id)) throw new Refusal(409, 'group.inUse');
    await removeCustomerGroup(database, params.id);
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customerGroup', thingId: params.id, before: found.group },
    );
    return undefined;
  },
);
