import type { Db, DbTransaction } from '../database/db.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockForLoading } from '../database/lockForLoading.ts';
import type { SeededThing } from '../database/schema.ts';
import { recordBatch, runOf } from './seedRun.ts';
import type { SeedStream } from './seedRun.ts';

/** Who looks at a run, and may stop it. */
export interface Supervision {
  /** Told after every batch. */
  onProgress?: (progress: SeedProgress) => void;
  /** Stops between two batches; what was written stays, and a next call continues from there. */
  signal?: AbortSignal;
}

export interface SeedProgress {
  thing: SeededThing;
  /** How many of this run are in the database. */
  written: number;
  total: number;
}

/** A part of a run. */
export interface Batch {
  /** The place in the stream of its first one, from 0. */
  readonly first: number;
  readonly size: number;
  /** How many of the run were written before it. */
  readonly before: number;
  /** How many the whole run writes. */
  readonly total: number;
}

export interface BatchWriter extends SeedStream {
  /** The tables that are locked meanwhile. */
  readonly locks: Parameters<typeof lockForLoading>[1];
  write(trx: DbTransaction, batch: Batch): Promise<void>;
}

const rowsPerTransaction = 1000;

/**
 * Goes on with a run that has begun, in batches. Every batch is a transaction together with the record of
 * how far it came.
 *
 * @returns how many this call wrote.
 * @throws the signal's reason when it stops the run.
 */
export async function writeInBatches(
  db: Db,
  { onProgress, signal }: Supervision,
  writer: BatchWriter,
): Promise<number> {
  const { thing } = writer;
  let written = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { size, before, total } = await inTransaction(db, (trx) => writeBatch(trx, writer));
    written += size;
    if (size > 0) onProgress?.({ thing, written: before + size, total });
    if (before + size === total) return written;
    await breathe();
  }
}

async function writeBatch(trx: DbTransaction, writer: BatchWriter): Promise<Batch> {
  await lockForLoading(trx, writer.locks);
  const { written, requested, remaining } = await runOf(trx, writer);
  const size = Math.min(remaining, rowsPerTransaction);
  const batch = { first: written, size, before: requested - remaining, total: requested };
  if (size > 0) {
    await writer.write(trx, batch);
    await recordBatch(trx, writer, size);
  }
  return batch;
}

/** Lets requests, timers and signals of this process have their turn. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
