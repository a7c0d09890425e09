import { removeInvoice } from '@facturatie/api-contract';
import { callRoute } from '../http/callRoute.ts';
import { removeDocument } from './removeDocument.ts';

export const removeInvoiceRoute = callRoute(removeInvoice, async ({ query }, context) => {
  await removeDocument(query.number, context);
  return undefined;
});
