import { settlementForm } from '../../entities/creditNote.ts';
import { salesDocumentAnswer, salesDocumentParams } from '../../entities/salesDocument.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleSettlementForm } from '../../openapi/exampleValues.ts';

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

export const settleCreditNoteNote: CallNote<typeof settleCreditNote> = {
  tag: 'Payments',
  summary: 'Repays the open amount of a credit note, or sets it off against an open invoice.',
  refusals: {
    404: 'No credit note has this number.',
    422: 'The amount is not above 0 or more than is open, the bank does not exist, or no open invoice of this customer has this number.',
  },
  example: { params: { number: '20251200001' }, body: exampleSettlementForm },
};
