import type { DocumentKind } from '@facturatie/api-contract';
import type { Db, DbTransaction } from '../db.ts';
import { lockedForUpdate } from '../rowLock.ts';
import type { NumberedKind } from './documentNumber.ts';

interface Series<Kind extends NumberedKind = NumberedKind> {
  readonly kind: Kind;
  readonly year: number;
}

/** Reserves the next `count` numbers of a series; returns the first. */
export async function reserveSequences(
  trx: DbTransaction,
  series: Series,
  count: number,
): Promise<number> {
  const { first } = await sequenceReservation(trx, series, count).executeTakeFirstOrThrow();
  return first;
}

/**
 * The statement that reserves the next number of a series, or the next `count`; returns the first. Other
 * transactions wait until this one ends, and reuse the number after a rollback, so a series has no gaps.
 * Reserve it as late as possible.
 */
export function sequenceReservation(trx: DbTransaction, series: Series, count = 1) {
  return trx
    .insertInto('numberSeries')
    .values({ ...series, lastSequence: count })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((row) => ({
        lastSequence: row('numberSeries.lastSequence', '+', count),
      })),
    )
    .returning((row) => row('lastSequence', '-', count - 1).as('first'));
}

/** The last number of a series in use; 0 when there is none. */
export async function lastUsedSequence(db: Db, series: Series): Promise<number> {
  const row = await seriesRow(db, series).executeTakeFirst();
  return row?.lastSequence ?? 0;
}

/** Locks the series until the transaction ends, and returns its last number in use. */
export async function lastSequenceForUpdate(trx: DbTransaction, series: Series): Promise<number> {
  const row = await lockedForUpdate(trx, seriesRow(trx, series)).executeTakeFirst();
  return row?.lastSequence ?? 0;
}

/**
 * Continues a series after its last remaining document. The series must be locked. Imported credit notes are
 * numbered in the same series, so that one releases only its last number.
 * @param sequence the last number, whose document was removed
 */
export async function releaseSequences(
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
