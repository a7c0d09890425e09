import { eInvoiceCounts } from '../../entities/eInvoice.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** How many e-invoices are still to be sent, and to how many customers none can be (docs/decisions/0028). */
export const getEInvoiceCounts = {
  name: 'getEInvoiceCounts',
  method: 'GET',
  path: '/api/v1/auth/efacturen/aantallen',
  auth: 'bearer',
  response: eInvoiceCounts,
} as const satisfies Call;

export const getEInvoiceCountsNote: CallNote<typeof getEInvoiceCounts> = {
  tag: 'E-invoices',
  summary: 'The number of e-invoices to send, and of customers to whom none can be sent.',
};
