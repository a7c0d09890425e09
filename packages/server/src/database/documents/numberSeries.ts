import type { DocumentKind } from '@facturatie/api-contract';
import type { Db, DbTransaction } from '../db.ts';
import { lockedForUpdate } from '../rowLock.ts';
import type { NumberedKind } from './documentNumber.ts';

interface Series<Kind extends NumberedKind = NumberedKind> {
  readonly kind: Kind;
  readonly year: number;
}

/**
 * Takes the next place of a series. Who comes after waits until this transaction ends: a place that
 * was rolled back is given to the next, so no gap ever arises. Take it as late as possible.
 */
export async function takePlace(trx: DbTransaction, series: Series): Promise<number> {
  return takePlaces(trx, series, 1);
}

/** The same for the next `count` places at once; gives the first of them. */
export async function takePlaces(
  trx: DbTransaction,
  series: Series,
  count: number,
): Promise<number> {
  const { lastSequence } = await trx
    .insertInto('numberSeries')
    .values({ ...series, lastSequence: count })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((row) => ({
        lastSequence: row('numberSeries.lastSequence', '+', count),
      })),
    )
    .returning('lastSequence')
    .executeTakeFirstOrThrow();
  return lastSequence - count + 1;
}

/** The last place of a series that is taken; 0 when none is. */
export async function lastPlace(db: Db, series: Series): Promise<number> {
  const row = await seriesRow(db, series).executeTakeFirst();
  return row?.lastSequence ?? 0;
}

/** The same, locked: no other transaction changes the series until this one ends. */
export async function lastPlaceForUpdate(trx: DbTransaction, series: Series): Promise<number> {
  const row = await lockedForUpdate(trx, seriesRow(trx, series)).executeTakeFirst();
  return row?.lastSequence ?? 0;
}

/**
 * Lets a series continue after the last document that is left of it. The series must be held. Imported
 * credit notes are numbered in the same series: that one only goes back by the place that was taken last.
 * @param sequence the last place, whose document was removed
 */
export async function giveBackPlaces(
  trx: DbTransaction,
  { kind, year, sequence }: Series<DocumentKind> & { readonly sequence: number },
): Promise<void> {
  const { last } = await trx
    .selectFrom('salesDocuments')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('numberSeries')
    .set({ lastSequence: kind === 'creditNote' ? sequence - 1 : ((last as number | null) ?? 0) })
    .where('kind', '=', kind)
    .where('year', '=', year)
    .execute();
}

function seriesRow(db: Db, { kind, year }: Series) {
  return db
    .selectFrom('numberSeries')
    .select('lastSequence')
    .where('kind', '=', kind)
    .where('year', '=', year);
}
