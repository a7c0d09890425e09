import { salesDocumentPage, salesDocumentQuery } from '../entities/salesDocumentRow.ts';
import type { Call } from './Call.ts';

/** One page of quotes, invoices or both, the newest first (spec §7). */
export const listSalesDocuments = {
  name: 'listSalesDocuments',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten',
  auth: 'bearer',
  query: salesDocumentQuery,
  response: salesDocumentPage,
} as const satisfies Call;
