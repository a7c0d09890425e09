import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { documentRows } from './documentRows.ts';

/** The documents of a list, to which conditions may be added. */
export const foundDocuments = (db: Db) => db.selectFrom('salesDocuments as found');

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['execute']>>[number];

/** The documents of a list. */
interface FoundDocuments {
  /** Whether their total decides how a page is read. */
  readonly needsTotal?: boolean;
  /** @param total how many they are, once that is known */
  found(total?: number): ReturnType<typeof foundDocuments>;
}

/**
 * One page of some documents, the newest first: by their dates, of one day the invoices before the quotes
 * that they may be made of, of one kind by the place in its series (a number as text would put 100000
 * below 99999). A page beyond the last has no rows, and the true total.
 */
export async function readDocumentPage(
  db: Db,
  { needsTotal = false, found }: FoundDocuments,
  request: PageRequest,
): Promise<Page<Row>> {
  return readPage(request, {
    needsTotal,
    count: () => countRows(found()),
    async read({ from, offset, limit }, total) {
      const [newest, kinds] =
        from === 'start' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
      // Passing over rows stays inside the index; only the rows of the page are read whole.
      const window = found(total)
        .select('found.id')
        .orderBy('found.date', newest)
        .orderBy('found.kind', kinds)
        .orderBy('found.sequence', newest)
        .limit(limit)
        .offset(offset);
      return documentRows(db)
        .where('document.id', 'in', window)
        .orderBy('document.date', newest)
        .orderBy('document.kind', kinds)
        .orderBy('document.sequence', newest)
        .execute();
    },
  });
}
