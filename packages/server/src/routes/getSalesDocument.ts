import { getSalesDocument } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { readDocumentSettings } from '../database/documents/documentSettings.ts';
import { readSalesDocument, withStatus } from '../database/documents/readSalesDocument.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';

export const getSalesDocumentRoute = callRoute(
  getSalesDocument,
  async ({ params }, { database, services }) => {
    const read = await readSalesDocument(database, params.number);
    if (read === undefined) throw new Refusal(404, 'document.unknown');
    return {
      document: withStatus(read, brusselsToday(services.clock)),
      settings: await readDocumentSettings(database),
      version: read.row,
    };
  },
);
