import { eInvoiceAnswer, releaseQuery } from '../entities/eInvoice.ts';
import { salesDocumentParams } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Releases an issued invoice that nobody received: it can be changed again (docs/decisions/0028). */
export const releaseEInvoice = {
  name: 'releaseEInvoice',
  method: 'DELETE',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur',
  auth: 'bearer',
  params: salesDocumentParams,
  query: releaseQuery,
  response: eInvoiceAnswer,
} as const satisfies Call;
