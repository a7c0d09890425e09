import { newCustomerData } from '../../entities/lookups.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** What a new customer begins with: a free number and the lists to choose from (spec §7). */
export const getNewCustomerData = {
  name: 'getNewCustomerData',
  method: 'GET',
  path: '/api/v1/auth/dataklanten',
  auth: 'bearer',
  response: newCustomerData,
} as const satisfies Call;

export const getNewCustomerDataNote: CallNote<typeof getNewCustomerData> = {
  tag: 'Customers',
  summary: 'The data of a form for a new customer: a free number and the lists to choose from.',
};
