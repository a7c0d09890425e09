import { eInvoiceAnswer } from '../../entities/eInvoice.ts';
import { salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { invoiceUnknown } from '../../openapi/refusals.ts';

/** The state of the e-invoice of an invoice, and its blockers (docs/decisions/0028). */
export const getEInvoice = {
  name: 'getEInvoice',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur',
  auth: 'bearer',
  params: salesDocumentParams,
  response: eInvoiceAnswer,
} as const satisfies Call;

export const getEInvoiceNote: CallNote<typeof getEInvoice> = {
  tag: 'E-invoices',
  summary: 'The status of the e-invoice of an invoice, and what prevents issuing it.',
  refusals: { 404: invoiceUnknown },
  example: { params: exampleInvoiceParams },
};
