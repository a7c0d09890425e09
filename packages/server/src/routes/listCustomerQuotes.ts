import { listCustomerQuotes } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { listCustomerDocuments } from '../database/documents/listCustomerDocuments.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { customerIdOf } from './customerIdOf.ts';

export const listCustomerQuotesRoute = callRoute(
  listCustomerQuotes,
  async ({ params, query }, { database, services }) => {
    const customerId = await customerIdOf(database, params.number);
    const request = { ...query, customerId, kind: 'quote' } as const;
    const page = await listCustomerDocuments(database, request, brusselsToday(services.clock));
    return { quotes: pagedList(query, page) };
  },
);
