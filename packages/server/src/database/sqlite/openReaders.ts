import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { read, ReadOutcome, ReadTask } from './readInWorker.ts';
import { ReadQueue } from './readQueue.ts';
import type { SqliteReaders } from './sqliteConnection.ts';

const filename = fileURLToPath(new URL('readInWorker.ts', import.meta.url));

export interface ReaderOptions {
  /** Reader threads, each with its own connection. */
  readonly threads: number;
  /** The queue position of the current read: smaller numbers first. */
  readonly currentTurn: () => number;
  /** Called when an idle thread died; another replaces it. */
  readonly onLost: (error: Error) => void;
}

/** Below the main thread: readers that wake up would interrupt it, and it answers reads too. */
const niceness = 5;

/** Opens threads that read a SQLite file which a connection of this thread has open too. */
export function openReaders(
  file: string,
  { threads, currentTurn, onLost }: ReaderOptions,
): SqliteReaders {
  const workers = new Piscina<ReadTask, ReadOutcome>({
    filename,
    name: 'read' satisfies (typeof read)['name'],
    minThreads: threads,
    maxThreads: threads,
    niceIncrement: niceness,
    workerData: { file },
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  workers.on('error', onLost);
  const turns = new ReadQueue(threads);
  return {
    async read(sql, parameters) {
      const outcome = await turns.run(currentTurn(), () => workers.run({ sql, parameters }));
      if ('rows' in outcome) return outcome.rows;
      const { message, ...codes } = outcome.failure;
      throw Object.assign(new Error(message), codes);
    },
    pause: (work) => turns.pause(work),
    close: () => workers.destroy(),
  };
}
