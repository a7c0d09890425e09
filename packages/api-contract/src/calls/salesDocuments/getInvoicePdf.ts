import { file } from '../../codec/body.ts';
import { pdfQuery } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { documentUnknown } from '../../openapi/refusals.ts';

/** A quote, an invoice or a credit note as a PDF (spec §7). */
export const getInvoicePdf = {
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/api/v1/Invoice/generatepdf',
  auth: 'session',
  query: pdfQuery,
  response: file('application/pdf'),
  media: 'application/pdf',
} as const satisfies Call;

export const getInvoicePdfNote: CallNote<typeof getInvoicePdf> = {
  tag: 'Quotes and invoices',
  summary: 'A quote, an invoice or a credit note as a PDF.',
  refusals: {
    404: documentUnknown,
    409: 'The own company is not set.',
    501: 'This server has no PDF printer.',
  },
  example: { query: exampleInvoiceParams },
};
