import { listDueDates } from '@facturatie/api-contract';
import { listDueDates as readDueDates } from '../database/dueDates/listDueDates.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';

export const listDueDatesRoute = callRoute(listDueDates, async ({ query }, { database }) => ({
  dueDates: pagedList(query, await readDueDates(database, query)),
}));
