import { customerPage } from '../../entities/customerRow.ts';
import { listQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleSearch } from '../../openapi/exampleValues.ts';

/** One page of customers, optionally those that match a search (spec §7). */
export const listCustomers = {
  name: 'listCustomers',
  method: 'GET',
  path: '/api/v1/auth/klanten',
  auth: 'bearer',
  query: listQuery,
  response: customerPage,
} as const satisfies Call;

export const listCustomersNote: CallNote<typeof listCustomers> = {
  tag: 'Customers',
  summary: 'One page of customers, optionally those that match a search.',
  example: { query: exampleSearch },
};
