import type { DbTransaction } from '../database/db.ts';
import type { SeedRun } from '../database/schema.ts';

/** Starts a run, or takes up the one of the same size that was cut off. */
export async function beginRun(
  trx: DbTransaction,
  { seed, customers }: { seed: number; customers: number },
): Promise<void> {
  const run = await trx
    .selectFrom('seedRuns')
    .selectAll()
    .where('seed', '=', seed)
    .executeTakeFirst();
  const fresh = { requested: customers, remaining: customers };
  if (run === undefined) {
    await trx
      .insertInto('seedRuns')
      .values({ seed, ...fresh, written: 0 })
      .execute();
  } else if (run.remaining === 0 || run.requested !== customers) {
    await trx.updateTable('seedRuns').set(fresh).where('seed', '=', seed).execute();
  }
}

/** The run of a seed that has begun. */
export async function runOf(trx: DbTransaction, seed: number): Promise<SeedRun> {
  return trx.selectFrom('seedRuns').selectAll().where('seed', '=', seed).executeTakeFirstOrThrow();
}

/** Records that `rows` more customers of the run are in the database. */
export async function recordBatch(trx: DbTransaction, seed: number, rows: number): Promise<void> {
  await trx
    .updateTable('seedRuns')
    .set((row) => ({
      remaining: row('remaining', '-', rows),
      written: row('written', '+', rows),
    }))
    .where('seed', '=', seed)
    .execute();
}
