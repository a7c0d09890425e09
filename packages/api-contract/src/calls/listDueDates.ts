import { dueDatePage } from '../entities/dueDate.ts';
import { listQuery } from '../entities/pagedList.ts';
import type { Call } from './Call.ts';

/** One page of due dates, the oldest open one first (spec §7, docs/decisions/0001). */
export const listDueDates = {
  name: 'listDueDates',
  method: 'GET',
  path: '/api/v1/auth/vervaldagen',
  auth: 'bearer',
  query: listQuery,
  response: dueDatePage,
} as const satisfies Call;
