import { empty } from '../../codec/body.ts';
import { removalQuery, salesDocumentAnswer } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { documentUnknown } from '../../openapi/refusals.ts';

/** Removes a quote, or the last invoice of its series (spec §7, docs/decisions/0001). */
export const removeInvoice = {
  name: 'removeInvoice',
  method: 'DELETE',
  path: '/api/v1/Invoice/Remove',
  auth: 'session',
  query: removalQuery,
  response: empty(),
  versioned: salesDocumentAnswer,
  removes: true,
} as const satisfies Call;

export const removeInvoiceNote: CallNote<typeof removeInvoice> = {
  tag: 'Quotes and invoices',
  summary: 'Removes a quote, or the last invoice of its year.',
  refusals: {
    404: documentUnknown,
    409: 'It is not the last invoice of its year, something is paid or credited on it, an invoice was made of it, or it belongs to a recurring invoice.',
  },
  example: { query: { number: '20261100002' } },
};
