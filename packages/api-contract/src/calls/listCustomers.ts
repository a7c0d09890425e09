import { customerPage } from '../entities/customerRow.ts';
import { listQuery } from '../entities/pagedList.ts';
import type { Call } from './Call.ts';

/** One page of customers, optionally those that match a search (spec §7). */
export const listCustomers = {
  name: 'listCustomers',
  method: 'GET',
  path: '/api/v1/auth/klanten',
  auth: 'bearer',
  query: listQuery,
  response: customerPage,
} as const satisfies Call;
