import { file } from '../../codec/body.ts';
import { salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { invoiceUnknown } from '../../openapi/refusals.ts';

/** A preview of the e-invoice of an invoice, without its PDF; nothing is stored (docs/decisions/0028). */
export const previewEInvoice = {
  name: 'previewEInvoice',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur/voorbeeld',
  auth: 'bearer',
  params: salesDocumentParams,
  response: file('application/xml'),
  media: 'application/xml',
} as const satisfies Call;

export const previewEInvoiceNote: CallNote<typeof previewEInvoice> = {
  tag: 'E-invoices',
  summary: 'A preview of the e-invoice of an invoice; nothing is stored.',
  refusals: { 404: invoiceUnknown, 409: 'Findings prevent it.' },
  example: { params: exampleInvoiceParams },
};
