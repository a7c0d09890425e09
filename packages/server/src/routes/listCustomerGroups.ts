import { listCustomerGroups } from '@facturatie/api-contract';
import { listCustomerGroups as readGroups } from '../database/customerGroups/customerGroups.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';

export const listCustomerGroupsRoute = callRoute(
  listCustomerGroups,
  async ({ query }, { database }) => ({
    groups: pagedList(query, await readGroups(database, query)),
  }),
);
