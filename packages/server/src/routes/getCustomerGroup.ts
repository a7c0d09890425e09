import { customerNumber, getCustomerGroup } from '@facturatie/api-contract';
import { readCustomerGroup } from '../database/customerGroups/customerGroups.ts';
import { listCustomers } from '../database/customers/listCustomers.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { Refusal } from '../http/refusal.ts';

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
