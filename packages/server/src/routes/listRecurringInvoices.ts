import { listRecurringInvoices } from '@facturatie/api-contract';
import { listRecurringInvoices as readRecurringInvoices } from '../database/recurringInvoices/listRecurringInvoices.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { frequencyTexts } from '../intl/nl-BE.ts';

export const listRecurringInvoicesRoute = callRoute(
  listRecurringInvoices,
  async ({ query }, { database }) => {
    const { rows, ...page } = await readRecurringInvoices(database, query);
    const data = rows.map((row) => ({ ...row, frequency: frequencyTexts[row.frequency] }));
    return { recurringInvoices: pagedList(query, { ...page, rows: data }) };
  },
);
