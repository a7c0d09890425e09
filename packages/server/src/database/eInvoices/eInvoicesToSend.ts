import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';

/** How many invoices and credit notes from a day on are not issued although the law requires it. */
export async function countEInvoicesToSend(db: Db, from: string): Promise<number> {
  return countRows(toSend(db, from));
}

/** The numbers of one page of them, the oldest first, an invoice before its credit notes. */
export async function listEInvoicesToSend(
  db: Db,
  from: string,
  request: PageRequest,
): Promise<Page<string>> {
  const page = await readPage(request, {
    count: () => countEInvoicesToSend(db, from),
    read({ from: end, offset, limit }) {
      const [forwards, backwards] =
        end === 'start' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
      return toSend(db, from)
        .select('number')
        .orderBy('date', forwards)
        .orderBy('kind', backwards)
        .orderBy('sequence', forwards)
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });
  return { ...page, rows: page.rows.map(({ number }) => number) };
}

/** A literal, not a parameter: otherwise a prepared statement does not use the partial index. */
function toSend(db: Db, from: string) {
  return db
    .selectFrom('salesDocuments')
    .where('eInvoiceStatus', '=', sql.lit('toSend' as const))
    .where('date', '>=', from);
}
