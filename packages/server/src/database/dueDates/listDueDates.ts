import type { DueDate } from '@facturatie/api-contract';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { searchRows } from '../search/searchRows.ts';
import { dueDateOf, selectDueDates } from './dueDateColumns.ts';

export interface DueDateListRequest extends PageRequest {
  /** What was typed; '' lists every due date. */
  search: string;
}

/** One page of the due dates that a search finds: what is open before what is settled, the oldest first. */
export async function listDueDates(
  db: Db,
  { search, ...request }: DueDateListRequest,
): Promise<Page<DueDate>> {
  const searching = searchRows(db, 'dueDates', search);
  const found = (total?: number) =>
    db.selectFrom('dueDates as found').where(searching.where(total));
  const page = await readPage(request, {
    needsTotal: searching.needsTotal,
    count: () => countRows(found()),
    read({ from, offset, limit }, total) {
      const direction = from === 'start' ? 'asc' : 'desc';
      // Passing over rows stays inside the index; only the rows of the page are read whole.
      const window = found(total)
        .select('found.code')
        .orderBy('found.settled', direction)
        .orderBy('found.date', direction)
        .orderBy('found.code', direction)
        .limit(limit)
        .offset(offset);
      return selectDueDates(db)
        .where('dueDates.code', 'in', window)
        .orderBy('dueDates.settled', direction)
        .orderBy('dueDates.date', direction)
        .orderBy('dueDates.code', direction)
        .execute();
    },
  });
  return { ...page, rows: page.rows.map(dueDateOf) };
}
