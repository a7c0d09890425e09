import { salesDocumentPage, salesDocumentQuery } from '../../entities/salesDocumentRow.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** One page of documents of one kind or of all, the newest first (spec §7). */
export const listSalesDocuments = {
  name: 'listSalesDocuments',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten',
  auth: 'bearer',
  query: salesDocumentQuery,
  response: salesDocumentPage,
} as const satisfies Call;

export const listSalesDocumentsNote: CallNote<typeof listSalesDocuments> = {
  tag: 'Quotes and invoices',
  summary: 'One page of quotes, of invoices, of credit notes or of all, the newest first.',
  example: { query: { kind: 'invoice', page: 1, perPage: 20, search: 'zwaan' } },
};
