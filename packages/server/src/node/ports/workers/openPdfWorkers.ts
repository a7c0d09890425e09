import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from '../../../auth/fairQueue.ts';
import type { Log, PdfPrinter } from '../../../http/ports.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { print, PrintTask } from './printInWorker.ts';

const filename = fileURLToPath(new URL('printInWorker.ts', import.meta.url));

export interface PdfWorkerLimits {
  /** Documents that may wait; 100 of 500 lines are printed in half a minute. */
  readonly waiting: number;
  /** MB that a worker may use: more than 10,000 lines take. */
  readonly heap: number;
}

const defaultLimits: PdfWorkerLimits = { waiting: 100, heap: 512 };

/** Seconds after which a full queue takes documents again. */
const retryAfter = 10;

/** Milliseconds that a worker without work keeps its 50 MB. */
const idleLimit = 60_000;

/** Lowest priority: lists are more urgent than prints. */
const niceness = 10;

export interface PdfWorkers extends PdfPrinter {
  /** Ends the workers; what they were printing fails. */
  close(): Promise<void>;
}

/**
 * Prints in worker threads, one document at a time and an urgent one in parallel, so that the
 * thread of requests stays free. A thread starts with the first document; one that dies fails the
 * document that it printed, and the next document starts another.
 */
export function openPdfWorkers(
  log: Log,
  { waiting, heap }: PdfWorkerLimits = defaultLimits,
): PdfWorkers {
  const queues = { usual: oneAtATime(waiting), urgent: oneAtATime(waiting) };
  const workers = new Piscina<PrintTask, Awaited<ReturnType<typeof print>>>({
    filename,
    name: 'print' satisfies (typeof print)['name'],
    minThreads: 0,
    maxThreads: Object.keys(queues).length,
    idleTimeout: idleLimit,
    niceIncrement: niceness,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: heap },
    // Without waiting for tasks in a blocking way a worker learns at once that it has to end.
    atomics: 'disabled',
  });
  // Without a task, or the document would fail with it.
  workers.on('error', ({ message }: Error) =>
    log.write({ level: 'warning', event: 'workerLost', fields: { reason: message } }),
  );
  return {
    async print(document, now, { isUrgent = false } = {}) {
      try {
        const queue = isUrgent ? queues.urgent : queues.usual;
        return await queue.run([], () => workers.run({ document, now }));
      } catch (error) {
        if (error instanceof QueueFullError)
          throw new Refusal(503, 'server.notReady', { retryAfter });
        throw error;
      }
    },
    close: () => workers.destroy(),
  };
}

function oneAtATime(waiting: number): FairQueue {
  return new FairQueue({ running: 1, waiting });
}
