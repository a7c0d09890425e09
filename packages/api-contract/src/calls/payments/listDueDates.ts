import { dueDatePage } from '../../entities/dueDate.ts';
import { listQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleSearch } from '../../openapi/exampleValues.ts';

/** One page of due dates, the oldest open one first (spec §7, docs/decisions/0001). */
export const listDueDates = {
  name: 'listDueDates',
  method: 'GET',
  path: '/api/v1/auth/vervaldagen',
  auth: 'bearer',
  query: listQuery,
  response: dueDatePage,
} as const satisfies Call;

export const listDueDatesNote: CallNote<typeof listDueDates> = {
  tag: 'Payments',
  summary: 'One page of due dates, those still to be paid first and the oldest of them first.',
  example: { query: exampleSearch },
};
