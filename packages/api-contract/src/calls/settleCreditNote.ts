import { settlementForm } from '../entities/creditNote.ts';
import { salesDocumentAnswer, salesDocumentParams } from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Repays what is open of a credit note, or sets it off against an invoice (docs/decisions/0031). */
export const settleCreditNote = {
  name: 'settleCreditNote',
  method: 'POST',
  path: '/api/v1/auth/verkoopdocumenten/{id}/terugbetaling',
  auth: 'bearer',
  params: salesDocumentParams,
  body: settlementForm,
  response: salesDocumentAnswer,
  creates: true,
} as const satisfies Call;
