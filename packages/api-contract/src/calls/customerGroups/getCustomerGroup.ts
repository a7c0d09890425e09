import {
  customerGroupAnswer,
  customerGroupParams,
  customerGroupWithCustomers,
} from '../../entities/customerGroup.ts';
import { memberQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { examplePage } from '../../openapi/exampleValues.ts';
import { groupUnknown } from '../../openapi/refusals.ts';

/** A customer group and its customers: all of them, or one page when a page size is given (spec §7). */
export const getCustomerGroup = {
  name: 'getCustomerGroup',
  method: 'GET',
  path: '/api/v1/auth/klantengroep/{id}',
  auth: 'bearer',
  params: customerGroupParams,
  query: memberQuery,
  response: customerGroupWithCustomers,
  versioned: customerGroupAnswer,
} as const satisfies Call;

export const getCustomerGroupNote: CallNote<typeof getCustomerGroup> = {
  tag: 'Customer groups',
  summary: 'A customer group and its customers: all, or one page of them.',
  refusals: { 404: groupUnknown },
  example: { params: { id: 1 }, query: examplePage },
};
