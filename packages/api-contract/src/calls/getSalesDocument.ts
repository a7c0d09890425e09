import {
  salesDocumentAnswer,
  salesDocumentParams,
  salesDocumentWithSettings,
} from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** A quote or an invoice, and the settings of the editor (spec §7). */
export const getSalesDocument = {
  name: 'getSalesDocument',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/{id}',
  auth: 'bearer',
  params: salesDocumentParams,
  response: salesDocumentWithSettings,
  versioned: salesDocumentAnswer,
} as const satisfies Call;
