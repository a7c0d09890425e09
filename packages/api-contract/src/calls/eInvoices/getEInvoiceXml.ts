import { file } from '../../codec/body.ts';
import { salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';

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

export const getEInvoiceXmlNote: CallNote<typeof getEInvoiceXml> = {
  tag: 'E-invoices',
  summary: 'The e-invoice of an issued invoice, as it was issued.',
  refusals: { 404: 'The document does not exist, or is not issued as XML now.' },
  example: { params: exampleInvoiceParams },
};
