import { addDays, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { DbTransaction } from '../database/db.ts';
import { yearOf } from '../database/documents/documentNumber.ts';

/** How many days back the documents of a run go: two years, and less for so few that they would be rare. */
export function daysBack(total: number): number {
  return Math.min(730, total * 2);
}

/** A document on a weekend gets the Friday before. */
const weekend = 2;

/**
 * The last day that documents of a new run may have. Where there are none yet it is today. Else it is the end
 * of the year before the oldest: the numbers of a year come in the order of its dates, and after those
 * that are there none can have an earlier one.
 */
export async function lastDayOfRun(trx: DbTransaction, today: IsoDate): Promise<IsoDate> {
  const { oldest } = await trx
    .selectFrom('salesDocuments')
    .select(({ fn }) => fn.min<string | null>('date').as('oldest'))
    .executeTakeFirstOrThrow();
  const unfinished = await trx
    .selectFrom('seedRuns')
    .select(['requested', 'lastDay'])
    .where('thing', '=', 'documents')
    .where('remaining', '>', 0)
    .execute();
  const starts = unfinished.map(({ requested, lastDay }) =>
    addDays(isoDate(lastDay ?? today), -daysBack(requested) - weekend),
  );
  const [first] = [...starts, ...(oldest === null ? [] : [isoDate(oldest)])].toSorted();
  if (first === undefined) return today;
  return isoDate(`${String(yearOf(first) - 1).padStart(4, '0')}-12-31`);
}
