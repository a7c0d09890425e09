import {
  salesDocumentAnswer,
  salesDocumentParams,
  salesDocumentWithSettings,
} from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { documentUnknown } from '../../openapi/refusals.ts';

/** A quote, an invoice or a credit note, and the settings of the editor (spec §7). */
export const getSalesDocument = {
  name: 'getSalesDocument',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}',
  auth: 'bearer',
  params: salesDocumentParams,
  response: salesDocumentWithSettings,
  versioned: salesDocumentAnswer,
} as const satisfies Call;

export const getSalesDocumentNote: CallNote<typeof getSalesDocument> = {
  tag: 'Quotes and invoices',
  summary: 'A quote, an invoice or a credit note, and the settings of the editor.',
  refusals: { 404: documentUnknown },
  example: { params: exampleInvoiceParams },
};
