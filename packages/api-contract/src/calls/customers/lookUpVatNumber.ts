import { vatAnswer, vatQuestion } from '../../entities/vatDatabank.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** The answer of the VAT databank about a company (spec §7). */
export const lookUpVatNumber = {
  name: 'lookUpVatNumber',
  method: 'POST',
  path: '/api/v1/auth/getvatdata',
  auth: 'bearer',
  body: vatQuestion,
  response: vatAnswer,
} as const satisfies Call;

export const lookUpVatNumberNote: CallNote<typeof lookUpVatNumber> = {
  tag: 'Customers',
  summary: 'The data of a company in the VAT databank.',
  refusals: {
    422: 'This is no Belgian VAT number, or the databank does not know it as active.',
    503: 'The VAT databank does not answer.',
  },
  example: { body: { country: 'BE', vatNumber: 'BE 0403.170.701' } },
};
