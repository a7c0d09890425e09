import { vatAnswer, vatQuestion } from '../entities/vatDatabank.ts';
import type { Call } from './Call.ts';

/** What the VAT databank says of a company (spec §7). */
export const lookUpVatNumber = {
  name: 'lookUpVatNumber',
  method: 'POST',
  path: '/api/v1/auth/getvatdata',
  auth: 'bearer',
  body: vatQuestion,
  response: vatAnswer,
} as const satisfies Call;
