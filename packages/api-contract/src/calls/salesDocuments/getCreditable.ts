import { creditable } from '../../entities/creditable.ts';
import { salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleInvoiceParams } from '../../openapi/exampleValues.ts';

/** What of an invoice can still be credited, or what a credit note can be raised to (docs/decisions/0031). */
export const getCreditable = {
  name: 'getCreditable',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}/crediteerbaar',
  auth: 'bearer',
  params: salesDocumentParams,
  response: creditable,
} as const satisfies Call;

export const getCreditableNote: CallNote<typeof getCreditable> = {
  tag: 'Quotes and invoices',
  summary:
    'What of an invoice can still be credited, by VAT category and rate; of a credit note, what it can be raised to.',
  refusals: { 404: 'No invoice and no credit note with lines has this number.' },
  example: { params: exampleInvoiceParams },
};
