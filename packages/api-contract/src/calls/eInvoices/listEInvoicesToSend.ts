import { eInvoicesToSendPage } from '../../entities/eInvoice.ts';
import { pageQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { examplePage } from '../../openapi/exampleValues.ts';

/** One page of the invoices whose e-invoice is still to be sent, the oldest first (docs/decisions/0028). */
export const listEInvoicesToSend = {
  name: 'listEInvoicesToSend',
  method: 'GET',
  path: '/api/v1/auth/efacturen',
  auth: 'bearer',
  query: pageQuery,
  response: eInvoicesToSendPage,
} as const satisfies Call;

export const listEInvoicesToSendNote: CallNote<typeof listEInvoicesToSend> = {
  tag: 'E-invoices',
  summary: 'One page of the invoices whose e-invoice is to be sent, the oldest first.',
  example: { query: examplePage },
};
