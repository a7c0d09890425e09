import { eInvoiceAnswer, releaseQuery } from '../../entities/eInvoice.ts';
import { salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';
import { invoiceUnknown } from '../../openapi/refusals.ts';

/** Releases an issued invoice that was not received, so that it can be changed again (docs/decisions/0028). */
export const releaseEInvoice = {
  name: 'releaseEInvoice',
  method: 'DELETE',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur',
  auth: 'bearer',
  params: salesDocumentParams,
  query: releaseQuery,
  response: eInvoiceAnswer,
  removes: true,
} as const satisfies Call;

export const releaseEInvoiceNote: CallNote<typeof releaseEInvoice> = {
  tag: 'E-invoices',
  summary: 'Releases an issued invoice that was not received.',
  refusals: { 404: invoiceUnknown, 409: 'It is not issued.' },
  example: {
    params: exampleInvoiceParams,
    query: { reason: 'Verkeerde klant, nog niet verstuurd' },
  },
};
