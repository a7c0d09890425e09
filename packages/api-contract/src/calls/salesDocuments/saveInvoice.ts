import {
  salesDocumentAnswer,
  salesDocumentForm,
  savedSalesDocument,
} from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleDocumentForm } from '../../openapi/exampleValues.ts';
import { amountsDiffer, newDocumentFields } from '../../openapi/refusals.ts';

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

export const saveInvoiceNote: CallNote<typeof saveInvoice> = {
  tag: 'Quotes and invoices',
  summary: 'Saves a new invoice and assigns its number.',
  refusals: { 400: amountsDiffer, 422: newDocumentFields },
  example: { body: exampleDocumentForm },
};
