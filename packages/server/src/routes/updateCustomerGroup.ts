import { updateCustomerGroup } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import {
  changeCustomerGroup,
  readCustomerGroupForUpdate,
} from '../database/customerGroups/customerGroups.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale } from '../http/refuseStale.ts';

export const updateCustomerGroupRoute = callRoute(
  updateCustomerGroup,
  async ({ params, body }, { database, session, services, expectedTag }) => {
    const found = await readCustomerGroupForUpdate(database, params.id);
    if (found === undefined) throw new Refusal(404, 'group.unknown');
    const { group: before } = found;
    await refuseStale(database, updateCustomerGroup, expectedTag, {
      thing: 'customerGroup',
      version: found.version,
      show: () => ({ group: before }),
    });
    const version = await changeCustomerGroup(database, params.id, body);
    const group = { id: params.id, ...body };
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customerGroup', thingId: params.id, before, after: group },
    );
    return { group, version };
  },
);
