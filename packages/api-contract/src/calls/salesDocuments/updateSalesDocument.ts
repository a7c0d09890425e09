import {
  salesDocumentAnswer,
  salesDocumentForm,
  salesDocumentParams,
  savedSalesDocument,
} from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleDocumentForm, exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { amountsDiffer, changedDocumentFields, documentUnknown } from '../../openapi/refusals.ts';

/** Changes a quote, an invoice or a credit note (spec §7). */
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

export const updateSalesDocumentNote: CallNote<typeof updateSalesDocument> = {
  tag: 'Quotes and invoices',
  summary: 'Changes a quote, an invoice or a credit note.',
  refusals: {
    400: amountsDiffer,
    404: documentUnknown,
    422: changedDocumentFields,
  },
  example: { params: exampleInvoiceParams, body: exampleDocumentForm },
};
