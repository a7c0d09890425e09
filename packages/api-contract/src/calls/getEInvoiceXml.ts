import { file } from '../codec/file.ts';
import { salesDocumentParams } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** The e-invoice of an issued invoice, byte for byte as it was issued (docs/decisions/0028). */
export const getEInvoiceXml = {
  name: 'getEInvoiceXml',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/efactuur/xml',
  auth: 'bearer',
  params: salesDocumentParams,
  response: file('application/xml'),
  media: 'application/xml',
} as const satisfies Call;
