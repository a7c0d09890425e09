import {
  salesDocumentAnswer,
  salesDocumentForm,
  savedSalesDocument,
} from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Saves a new invoice: the same as `createSalesDocument` of an invoice (spec §7, docs/decisions/0001). */
export const saveInvoice = {
  name: 'saveInvoice',
  method: 'POST',
  path: '/api/v1/Invoice/Save',
  auth: 'session',
  body: salesDocumentForm,
  response: savedSalesDocument,
  versioned: salesDocumentAnswer,
  creates: true,
} as const satisfies Call;
