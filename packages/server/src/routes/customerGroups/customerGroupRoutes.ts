import {
  listCustomerGroups,
  customerNumber,
  getCustomerGroup,
  createCustomerGroup,
  updateCustomerGroup,
  deleteCustomerGroup,
} from '@facturatie/api-contract';
import {
  listCustomerGroups as readGroups,
  readCustomerGroup,
  insertCustomerGroup,
  changeCustomerGroup,
  readCustomerGroupForUpdate,
  hasCustomers,
  removeCustomerGroup,
} from '../../database/customerGroups/customerGroups.ts';
import { callRoute } from '../../http/callRoute.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { listCustomers } from '../../database/customers/listCustomers.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import { refuseStale } from '../../http/refuseStale.ts';

export const listCustomerGroupsRoute = callRoute(
  listCustomerGroups,
  async ({ query }, { database }) => ({
    groups: pagedList(query, await readGroups(database, query)),
  }),
);

/** More than any group has: all on one page. */
const everyone = 1_000_000_000;

export const getCustomerGroupRoute = callRoute(
  getCustomerGroup,
  async ({ params, query }, { database }) => {
    const read = await readCustomerGroup(database, params.id);
    if (read === undefined) throw new Refusal(404, 'group.unknown');
    const request = { page: query.page, perPage: query.perPage ?? everyone };
    const { rows, ...page } = await listCustomers(database, {
      ...request,
      search: '',
      groupId: params.id,
    });
    const data = rows.map((row) => ({ ...row, number: customerNumber(row.number) }));
    return { ...read, customers: pagedList(request, { ...page, rows: data }) };
  },
);

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
