import { file } from '../codec/file.ts';
import { salesDocumentParams } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** The e-invoice that an invoice would give now, without its PDF; nothing is kept (docs/decisions/0028). */
export const previewEInvoice = {
  name: 'previewEInvoice',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur/voorbeeld',
  auth: 'bearer',
  params: salesDocumentParams,
  response: file('application/xml'),
  media: 'application/xml',
} as const satisfies Call;
