import type { IsoDate } from '@facturatie/invoice-engine';
import { analyze } from '../database/analyze.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockForLoading } from '../database/lockForLoading.ts';
import type { SeededThing } from '../database/schema.ts';
import { customerWriter } from './seedCustomers.ts';
import { documentWriter } from './seedDocuments.ts';
import { beginRuns } from './seedRun.ts';
import { writeInBatches } from './writeInBatches.ts';
import type { Supervision } from './writeInBatches.ts';

export interface SeedRequest extends Supervision {
  /** Names the streams of what is added: the same seed gives the same, on every database. */
  seed: number;
  /** How many customers to add; none when not given. */
  customers?: number;
  /** How many quotes and invoices to add; none when not given. */
  documents?: {
    count: number;
    /** The date in Brussels: the last day that one of them has. Of a later run it is the end of an earlier year. */
    today: IsoDate;
  };
}

/**
 * Adds generated Flemish customers, and documents for the customers that are then there, with all that
 * belongs to them, to any migrated database. They get the numbers after the highest there are; a second
 * run with the same seed continues in the stream after the first.
 *
 * A run that was cut off is finished by the next call for the same numbers, without a row lost or written
 * twice. Calls from several processes at once share one run. Inside a transaction of the caller it is part
 * of that.
 *
 * @returns how many this call wrote.
 * @throws the signal's reason when it stops the run, NoCustomersError for documents without customers
 */
export async function seedDatabase(
  db: Db,
  request: SeedRequest,
): Promise<Record<SeededThing, number>> {
  const { seed, customers = 0, documents } = request;
  const counts = { customers, documents: documents?.count ?? 0 };
  await inTransaction(db, async (trx) => {
    await lockForLoading(trx, 'seedRuns');
    await beginRuns(trx, seed, counts, documents?.today);
  });
  const written = { customers: 0, documents: 0 };
  if (counts.customers > 0) {
    written.customers = await writeInBatches(db, request, customerWriter(seed));
  }
  if (documents !== undefined && documents.count > 0) {
    const writer = await documentWriter(db, seed, documents.today);
    written.documents = await writeInBatches(db, request, writer);
  }
  await analyze(db);
  return written;
}
