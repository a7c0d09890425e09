import { newDocumentData, newDocumentQuery } from '../../entities/documentSettings.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** The number that the next document would get, and the settings of the editor (spec §7). */
export const getNewDocumentData = {
  name: 'getNewDocumentData',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/nextautonumber',
  auth: 'bearer',
  query: newDocumentQuery,
  response: newDocumentData,
} as const satisfies Call;

export const getNewDocumentDataNote: CallNote<typeof getNewDocumentData> = {
  tag: 'Quotes and invoices',
  summary:
    'What the editor of a new quote, invoice or credit note needs; the number is the next one and is not reserved.',
  example: { query: { kind: 'invoice' } },
};
