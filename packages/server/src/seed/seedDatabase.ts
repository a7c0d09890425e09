import { analyze } from '../database/analyze.ts';
import { insertCustomers } from '../database/customers/insertCustomers.ts';
import { highestCustomerNumber } from '../database/customers/highestCustomerNumber.ts';
import { inTransaction } from '../database/db.ts';
import type { Db, DbTransaction } from '../database/db.ts';
import { lockForLoading } from '../database/lockForLoading.ts';
import { believableCustomer } from './believableCustomer.ts';
import { ensureGroups, ensureRepresentatives } from './seedGroups.ts';
import { beginRun, recordBatch, runOf } from './seedRun.ts';

export interface SeedRequest {
  /** How many customers to add. */
  customers: number;
  /** Names the stream of customers: the same seed gives the same ones, on every database. */
  seed: number;
  /** Told after every batch. */
  onProgress?: (progress: SeedProgress) => void;
  /** Stops between two batches; what was written stays, and a next call goes on from there. */
  signal?: AbortSignal;
}

export interface SeedProgress {
  /** Customers of this run that are in the database. */
  written: number;
  total: number;
}

const rowsPerStatement = 500;
const rowsPerTransaction = 1000;
const firstNumber = 1001;

/**
 * Adds believable Flemish customers, with groups and representatives, to any
 * migrated database. They get the numbers after the highest there is; a second
 * run with the same seed goes on with the customers after the first.
 *
 * Every batch is a transaction together with the record of how far it came, so
 * a run that was cut off is finished by the next call for the same number of
 * customers, without a row lost or written twice. Calls from several processes
 * at once share one run. Inside a transaction of the caller it is part of that.
 *
 * @returns how many customers this call wrote.
 * @throws the signal's reason when it stops the run.
 */
export async function seedDatabase(db: Db, request: SeedRequest): Promise<number> {
  await inTransaction(db, async (trx) => {
    await lockForLoading(trx);
    await beginRun(trx, request);
  });
  let written = 0;
  for (;;) {
    request.signal?.throwIfAborted();
    const batch = await inTransaction(db, (trx) => writeBatch(trx, request.seed));
    written += batch.written;
    if (batch.written > 0) {
      request.onProgress?.({ written: batch.total - batch.remaining, total: batch.total });
    }
    if (batch.remaining === 0) break;
    await breathe();
  }
  await analyze(db);
  return written;
}

async function writeBatch(trx: DbTransaction, seed: number) {
  await lockForLoading(trx);
  const run = await runOf(trx, seed);
  const size = Math.min(run.remaining, rowsPerTransaction);
  if (size > 0) {
    const groups = await ensureGroups(trx);
    const representatives = await ensureRepresentatives(trx);
    const number = Math.max(firstNumber, (await highestCustomerNumber(trx)) + 1);
    for (let from = 0; from < size; from += rowsPerStatement) {
      const length = Math.min(rowsPerStatement, size - from);
      const rows = Array.from({ length }, (_, row) => {
        const customer = believableCustomer(seed, run.written + from + row);
        const { groupName, representative, ...columns } = customer;
        return {
          ...columns,
          number: String(number + from + row),
          groupId: groups(groupName),
          representativeId: representatives(representative),
        };
      });
      await insertCustomers(trx, rows);
    }
    await recordBatch(trx, seed, size);
  }
  return { written: size, remaining: run.remaining - size, total: run.requested };
}

/** Lets requests, timers and signals of this process have their turn. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
