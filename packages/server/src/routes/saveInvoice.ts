import { saveInvoice } from '@facturatie/api-contract';
import { callRoute } from '../http/callRoute.ts';
import { saveNewDocument } from './saveDocument.ts';

/** The same as a new document of the kind invoice, by the session's cookie (docs/decisions/0001). */
export const saveInvoiceRoute = callRoute(saveInvoice, ({ body }, context) =>
  saveNewDocument(saveInvoice, 'invoice', body, context),
);
