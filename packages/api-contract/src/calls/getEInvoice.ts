import { eInvoiceAnswer } from '../entities/eInvoice.ts';
import { salesDocumentParams } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** How far the e-invoice of an invoice is, and what stands in its way (docs/decisions/0028). */
export const getEInvoice = {
  name: 'getEInvoice',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur',
  auth: 'bearer',
  params: salesDocumentParams,
  response: eInvoiceAnswer,
} as const satisfies Call;
