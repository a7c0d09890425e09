import {
  newDocumentParams,
  salesDocumentAnswer,
  salesDocumentForm,
  savedSalesDocument,
} from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleDocumentForm } from '../../openapi/exampleValues.ts';
import { amountsDiffer, newDocumentFields } from '../../openapi/refusals.ts';

/** Saves a new document and assigns its number (spec §7, docs/decisions/0001). */
export const createSalesDocument = {
  name: 'createSalesDocument',
  method: 'POST',
  path: '/api/v1/auth/verkoopdocumenten/{kind}',
  auth: 'bearer',
  params: newDocumentParams,
  body: salesDocumentForm,
  response: savedSalesDocument,
  versioned: salesDocumentAnswer,
  creates: true,
} as const satisfies Call;

export const createSalesDocumentNote: CallNote<typeof createSalesDocument> = {
  tag: 'Quotes and invoices',
  summary: 'Saves a new quote, invoice or credit note and assigns its number.',
  refusals: {
    400: amountsDiffer,
    422: newDocumentFields,
    404: 'The kind is not offerte, factuur or creditnota.',
  },
  example: { params: { kind: 'invoice' }, body: exampleDocumentForm },
};
