import { empty } from '../codec/empty.ts';
import { removalQuery } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Removes a quote, or the last invoice of its series (spec §7, docs/decisions/0001). */
export const removeInvoice = {
  name: 'removeInvoice',
  method: 'DELETE',
  path: '/api/v1/Invoice/Remove',
  auth: 'session',
  query: removalQuery,
  response: empty(),
} as const satisfies Call;
