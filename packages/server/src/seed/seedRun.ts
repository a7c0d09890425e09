import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db, DbTransaction } from '../database/db.ts';
import type { SeededThing, SeedRun } from '../database/schema.ts';
import { lastDayOfRun } from './lastDay.ts';

/** Names a stream: of one seed, the customers or the documents. */
export interface SeedStream {
  readonly seed: number;
  readonly thing: SeededThing;
}

/**
 * Starts the runs of a seed that are requested, or takes up those of the same size that were cut off. They
 * begin together, so while its documents are unfinished, a run of customers that is finished belongs to
 * the same call and is not begun again.
 * @param counts how many of each; 0 where none are requested
 * @param today the date in Brussels; needed for documents
 */
export async function beginRuns(
  trx: DbTransaction,
  seed: number,
  counts: Readonly<Record<SeededThing, number>>,
  today: IsoDate | undefined,
): Promise<void> {
  const [customers, documents] = [
    { seed, thing: 'customers' },
    { seed, thing: 'documents' },
  ] as const;
  const isResumed = counts.documents > 0 && (await isCutOff(trx, documents, counts.documents));
  const isDone = isResumed && (await ofStream(trx, customers).executeTakeFirst())?.remaining === 0;
  if (counts.customers > 0 && !isDone) await beginRun(trx, customers, counts.customers);
  if (counts.documents > 0) await beginRun(trx, documents, counts.documents, today);
}

async function beginRun(
  trx: DbTransaction,
  stream: SeedStream,
  count: number,
  today?: IsoDate,
): Promise<void> {
  if (await isCutOff(trx, stream, count)) return;
  const lastDay = today === undefined ? null : await lastDayOfRun(trx, today);
  const fresh = { requested: count, remaining: count, lastDay };
  await trx
    .insertInto('seedRuns')
    .values({ ...stream, ...fresh, written: 0 })
    .onConflict((conflict) => conflict.columns(['seed', 'thing']).doUpdateSet(fresh))
    .execute();
}

async function isCutOff(trx: DbTransaction, stream: SeedStream, count: number): Promise<boolean> {
  const run = await ofStream(trx, stream).executeTakeFirst();
  return run !== undefined && run.remaining > 0 && run.requested === count;
}

/** The run of a stream that has begun. */
export async function runOf(db: Db, stream: SeedStream): Promise<SeedRun> {
  return ofStream(db, stream).executeTakeFirstOrThrow();
}

/** Records that `rows` more of the run are in the database. */
export async function recordBatch(
  trx: DbTransaction,
  { seed, thing }: SeedStream,
  rows: number,
): Promise<void> {
  await trx
    .updateTable('seedRuns')
    .set((row) => ({
      remaining: row('remaining', '-', rows),
      written: row('written', '+', rows),
    }))
    .where('seed', '=', seed)
    .where('thing', '=', thing)
    .execute();
}

function ofStream(db: Db, { seed, thing }: SeedStream) {
  return db.selectFrom('seedRuns').selectAll().where('seed', '=', seed).where('thing', '=', thing);
}
