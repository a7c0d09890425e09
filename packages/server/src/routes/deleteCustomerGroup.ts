import { deleteCustomerGroup } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import {
  hasCustomers,
  readCustomerGroupForUpdate,
  removeCustomerGroup,
} from '../database/customerGroups/customerGroups.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale } from '../http/refuseStale.ts';

export const deleteCustomerGroupRoute = callRoute(
  deleteCustomerGroup,
  async ({ params }, { database, session, services, expectedTag }) => {
    const found = await readCustomerGroupForUpdate(database, params.id);
    if (found === undefined) throw new Refusal(404, 'group.unknown');
    const { group, version } = found;
    await refuseStale(database, deleteCustomerGroup, expectedTag, {
      thing: 'customerGroup',
      version,
      show: () => ({ group }),
    });
    if (await hasCustomers(database, params.id)) throw new Refusal(409, 'group.inUse');
    await removeCustomerGroup(database, params.id);
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customerGroup', thingId: params.id, before: group },
    );
    return undefined;
  },
);
