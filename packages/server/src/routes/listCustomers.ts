import { customerNumber, listCustomers } from '@facturatie/api-contract';
import { listCustomers as readCustomers } from '../database/customers/listCustomers.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';

export const listCustomersRoute = callRoute(listCustomers, async ({ query }, { database }) => {
  const { rows, ...page } = await readCustomers(database, query);
  const data = rows.map((row) => ({ ...row, number: customerNumber(row.number) }));
  return { customers: pagedList(query, { ...page, rows: data }) };
});
