import { createSalesDocument } from '@facturatie/api-contract';
import { callRoute } from '../http/callRoute.ts';
import { saveNewDocument } from './saveDocument.ts';

export const createSalesDocumentRoute = callRoute(
  createSalesDocument,
  ({ params, body }, context) => saveNewDocument(createSalesDocument, params.kind, body, context),
);
