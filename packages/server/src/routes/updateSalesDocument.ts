import { updateSalesDocument } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { inTransaction } from '../database/db.ts';
import { isCredited } from '../database/documents/creditNotes.ts';
import { readSalesDocumentForUpdate, withStatus } from '../database/documents/readSalesDocument.ts';
import { isIssued } from '../database/eInvoices/eInvoices.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseStale } from '../http/refuseStale.ts';
import { hasOnlyOtherNotes, saveNotes } from './saveNotes.ts';
import { saveChangedDocument } from './saveDocument.ts';

export const updateSalesDocumentRoute = callRoute(
  updateSalesDocument,
  ({ params, body }, context) =>
    inTransaction(context.database, async (trx) => {
      const found = await readSalesDocumentForUpdate(trx, params.number);
      if (found === undefined) throw new Refusal(404, 'document.unknown');
      await refuseStale(trx, updateSalesDocument, context.expectedTag, {
        thing: 'salesDocument',
        version: found.row,
        show: () => ({ document: withStatus(found, brusselsToday(context.services.clock)) }),
      });
      const isIssuedNow = await isIssued(trx, found.row.id);
      if (isIssuedNow || (await isCredited(trx, found.row.id))) {
        if (!hasOnlyOtherNotes(found, body)) {
          throw new Refusal(409, isIssuedNow ? 'document.issued' : 'document.credited');
        }
        return saveNotes(found, body.notes, { ...context, database: trx });
      }
      return saveChangedDocument(updateSalesDocument, found, body, { ...context, database: trx });
    }),
);
