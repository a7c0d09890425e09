import { listCustomerCreditNotes } from '@facturatie/api-contract';
import { listCreditNotes } from '../database/documents/listCreditNotes.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';
import { customerIdOf } from './customerIdOf.ts';

export const listCustomerCreditNotesRoute = callRoute(
  listCustomerCreditNotes,
  async ({ params, query }, { database }) => {
    const customerId = await customerIdOf(database, params.number);
    return { creditNotes: pagedList(query, await listCreditNotes(database, customerId, query)) };
  },
);
