import { file } from '../codec/file.ts';
import { pdfQuery } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** A quote or an invoice as a PDF (spec §7). */
export const getInvoicePdf = {
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/api/v1/Invoice/generatepdf',
  auth: 'session',
  query: pdfQuery,
  response: file('application/pdf'),
  media: 'application/pdf',
} as const satisfies Call;
