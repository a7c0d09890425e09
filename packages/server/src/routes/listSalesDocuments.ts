import { listSalesDocuments } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { listSalesDocuments as readDocuments } from '../database/documents/listSalesDocuments.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';

export const listSalesDocumentsRoute = callRoute(
  listSalesDocuments,
  async ({ query }, { database, services }) => {
    const page = await readDocuments(database, query, brusselsToday(services.clock));
    return { documents: pagedList(query, page) };
  },
);
