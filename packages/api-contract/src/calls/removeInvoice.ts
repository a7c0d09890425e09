import { empty } from '../codec/empty.ts';
import { removalQuery, salesDocumentAnswer } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

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
