import { createCustomerGroup } from '@facturatie/api-contract';
import { recordChange } from '../database/changes/recordChange.ts';
import { insertCustomerGroup } from '../database/customerGroups/customerGroups.ts';
import { callRoute } from '../http/callRoute.ts';

export const createCustomerGroupRoute = callRoute(
  createCustomerGroup,
  async ({ body }, { database, session, services }) => {
    const version = await insertCustomerGroup(database, body);
    const group = { id: version.id, ...body };
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'customerGroup', thingId: group.id, after: group },
    );
    return { group, version };
  },
);
