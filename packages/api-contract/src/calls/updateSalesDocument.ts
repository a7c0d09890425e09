import {
  salesDocumentAnswer,
  salesDocumentForm,
  salesDocumentParams,
  savedSalesDocument,
} from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Changes a quote or an invoice (spec §7). */
export const updateSalesDocument = {
  name: 'updateSalesDocument',
  method: 'PUT',
  path: '/api/v1/auth/verkoopdocumenten/{id}',
  auth: 'bearer',
  params: salesDocumentParams,
  body: salesDocumentForm,
  response: savedSalesDocument,
  versioned: salesDocumentAnswer,
} as const satisfies Call;
