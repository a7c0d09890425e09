import {
  newDocumentParams,
  salesDocumentAnswer,
  salesDocumentForm,
  savedSalesDocument,
} from '../entities/salesDocument.ts';
import type { Call } from './Call.ts';

/** Saves a new quote or invoice under the number that it gets now (spec §7, docs/decisions/0001). */
export const createSalesDocument = {
  name: 'createSalesDocument',
  method: 'POST',
  path: '/api/v1/auth/verkoopdocumenten/{kind}',
  auth: 'bearer',
  params: newDocumentParams,
  body: salesDocumentForm,
  response: savedSalesDocument,
  versioned: salesDocumentAnswer,
  creates: true,
} as const satisfies Call;
