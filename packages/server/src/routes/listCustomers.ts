import { customerNumber, listCustomers } from '@facturatie/api-contract';
import { listCustomers as readCustomers } from '../database/customers/listCustomers.ts';
import { callRoute } from '../http/callRoute.ts';
import { pageLinks } from '../http/pageLinks.ts';

export const listCustomersRoute = callRoute(listCustomers, async ({ query }, { services }) => {
  const { rows, total, lastPage } = await readCustomers(services.database, query);
  const data = rows.map((row) => ({ ...row, number: customerNumber(row.number) }));
  return { customers: { data, links: pageLinks(query.page, lastPage), lastPage, total } };
});
