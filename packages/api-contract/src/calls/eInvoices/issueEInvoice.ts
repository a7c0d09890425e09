import { eInvoiceAnswer, issueForm } from '../../entities/eInvoice.ts';
import { salesDocumentAnswer, salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { invoiceUnknown } from '../../openapi/refusals.ts';

/** Issues the given version of an invoice, which is immutable afterwards (docs/decisions/0028). */
export const issueEInvoice = {
  name: 'issueEInvoice',
  method: 'POST',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur',
  auth: 'bearer',
  params: salesDocumentParams,
  body: issueForm,
  response: eInvoiceAnswer,
  versioned: salesDocumentAnswer,
  creates: true,
} as const satisfies Call;

export const issueEInvoiceNote: CallNote<typeof issueEInvoice> = {
  tag: 'E-invoices',
  summary: 'Issues an invoice, which is immutable afterwards.',
  refusals: {
    404: invoiceUnknown,
    409: 'It is issued already, or findings prevent it.',
  },
  example: {
    params: exampleInvoiceParams,
    body: { method: 'download' },
  },
};
