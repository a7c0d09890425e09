import {
  listCustomerQuotes,
  listCustomerInvoices,
  listCustomerPayments,
  listCustomerCreditNotes,
} from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { listCustomerDocuments } from '../../database/documents/listCustomerDocuments.ts';
import { callRoute } from '../../http/callRoute.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { customerIdOf } from './customerIdOf.ts';
import { listCustomerPayments as readPayments } from '../../database/payments/payments.ts';
import { listCreditNotes } from '../../database/documents/listCreditNotes.ts';

export const listCustomerQuotesRoute = callRoute(
  listCustomerQuotes,
  async ({ params, query }, { database, services }) => {
    const customerId = await customerIdOf(database, params.number);
    const request = { ...query, customerId, kind: 'quote' } as const;
    const page = await listCustomerDocuments(database, request, brusselsToday(services.clock));
    return { quotes: pagedList(query, page) };
  },
);

export const listCustomerInvoicesRoute = callRoute(
  listCustomerInvoices,
  async ({ params, query }, { database, services }) => {
    const customerId = await customerIdOf(database, params.number);
    const request = { ...query, customerId, kind: 'invoice' } as const;
    const page = await listCustomerDocuments(database, request, brusselsToday(services.clock));
    return { invoices: pagedList(query, page) };
  },
);

export const listCustomerPaymentsRoute = callRoute(
  listCustomerPayments,
  async ({ params, query }, { database }) => {
    const customerId = await customerIdOf(database, params.number);
    return { payments: pagedList(query, await readPayments(database, customerId, query)) };
  },
);

export const listCustomerCreditNotesRoute = callRoute(
  listCustomerCreditNotes,
  async ({ params, query }, { database }) => {
    const customerId = await customerIdOf(database, params.number);
    return { creditNotes: pagedList(query, await listCreditNotes(database, customerId, query)) };
  },
);
