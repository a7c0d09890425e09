import { listCustomerInvoices } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { listCustomerDocuments } from '../database/documents/listCustomerDocuments.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { customerIdOf } from './customerIdOf.ts';

export const listCustomerInvoicesRoute = callRoute(
  listCustomerInvoices,
  async ({ params, query }, { database, services }) => {
    const customerId = await customerIdOf(database, params.number);
    const request = { ...query, customerId, kind: 'invoice' } as const;
    const page = await listCustomerDocuments(database, request, brusselsToday(services.clock));
    return { invoices: pagedList(query, page) };
  },
);
