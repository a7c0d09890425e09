import { canKeepDatabase, connectWorker } from '@facturatie/server/page';
import type { WorkerServer } from '@facturatie/server/page';

/** Each folder that a demo is served from has a demo of its own. */
const databaseName = `facturatie-demo ${new URL('.', location.href).pathname}`;

/** Starts the server of the demo in a worker of this page; it answers as soon as it is there. */
export async function openDemoServer(storage: Storage): Promise<WorkerServer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: databaseName,
  });
  return connectWorker(worker, storage, (await canKeepDatabase()) ? 'kept' : 'memory');
}
