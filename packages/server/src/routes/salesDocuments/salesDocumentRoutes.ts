import {
  listSalesDocuments,
  getNewDocumentData,
  getSalesDocument,
  createSalesDocument,
  updateSalesDocument,
  saveInvoice,
  removeInvoice,
  listRecurringInvoices,
} from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { storedCompany } from '../../database/company.ts';
import { listSalesDocuments as readDocuments } from '../../database/documents/listSalesDocuments.ts';
import { eInvoicesFrom } from '../../eInvoice/eInvoiceStatus.ts';
import { callRoute } from '../../http/callRoute.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { documentNumber, yearOf } from '../../database/documents/documentNumber.ts';
import { readDocumentSettings } from '../../database/documents/documentSettings.ts';
import { lastUsedSequence } from '../../database/documents/numberSeries.ts';
import {
  readSalesDocument,
  withStatus,
  readSalesDocumentForUpdate,
} from '../../database/documents/readSalesDocument.ts';
import { Refusal } from '../../http/refusal.ts';
import { saveNewDocument, saveChangedDocument } from './saveDocument.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isCredited } from '../../database/documents/creditNotes.ts';
import { isIssued } from '../../database/eInvoices/eInvoices.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { hasOnlyOtherNotes, saveNotes } from './saveNotes.ts';
import { removeDocument } from './removeDocument.ts';
import { listRecurringInvoices as readRecurringInvoices } from '../../database/recurringInvoices/listRecurringInvoices.ts';
import { frequencyTexts } from '../../intl/nl-BE.ts';

export const listSalesDocumentsRoute = callRoute(
  listSalesDocuments,
  async ({ query }, { database, services }) => {
    const page = await readDocuments(database, query, {
      today: brusselsToday(services.clock),
      eInvoicesFrom: eInvoicesFrom(await storedCompany(database)),
    });
    return { documents: pagedList(query, page) };
  },
);

/** The number is provisional: only saving assigns it (docs/decisions/0001). */
export const getNewDocumentDataRoute = callRoute(
  getNewDocumentData,
  async ({ query: { kind } }, { database, services }) => {
    const date = brusselsToday(services.clock);
    const series = { kind, year: yearOf(date) };
    const sequence = (await lastUsedSequence(database, series)) + 1;
    return {
      number: documentNumber({ ...series, sequence }),
      date,
      settings: await readDocumentSettings(database),
    };
  },
);

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

export const createSalesDocumentRoute = callRoute(
  createSalesDocument,
  ({ params, body }, context) => saveNewDocument(createSalesDocument, params.kind, body, context),
);

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
          if (!isIssuedNow) throw new Refusal(409, 'document.credited');
          const isCreditNote = found.row.kind === 'creditNote';
          throw new Refusal(409, isCreditNote ? 'creditNote.issued' : 'document.issued');
        }
        return saveNotes(found, body.notes, { ...context, database: trx });
      }
      return saveChangedDocument(updateSalesDocument, found, body, { ...context, database: trx });
    }),
);

/** The same as a new document of the kind invoice, by the session's cookie (docs/decisions/0001). */
export const saveInvoiceRoute = callRoute(saveInvoice, ({ body }, context) =>
  saveNewDocument(saveInvoice, 'invoice', body, context),
);

export const removeInvoiceRoute = callRoute(removeInvoice, async ({ query }, context) => {
  await removeDocument(query.number, context);
  return undefined;
});

export const listRecurringInvoicesRoute = callRoute(
  listRecurringInvoices,
  async ({ query }, { database }) => {
    const { rows, ...page } = await readRecurringInvoices(database, query);
    const data = rows.map((row) => ({ ...row, frequency: frequencyTexts[row.frequency] }));
    return { recurringInvoices: pagedList(query, { ...page, rows: data }) };
  },
);
