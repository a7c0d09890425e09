import { customerGroupPage } from '../../entities/customerGroup.ts';
import { listQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** One page of customer groups, optionally those that match a search (spec §7). */
export const listCustomerGroups = {
  name: 'listCustomerGroups',
  method: 'GET',
  path: '/api/v1/auth/klantengroepen',
  auth: 'bearer',
  query: listQuery,
  response: customerGroupPage,
} as const satisfies Call;

export const listCustomerGroupsNote: CallNote<typeof listCustomerGroups> = {
  tag: 'Customer groups',
  summary: 'One page of customer groups, optionally those that match a search.',
  example: { query: { page: 1, perPage: 20, search: '' } },
};
