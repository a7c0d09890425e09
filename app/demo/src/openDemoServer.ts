import { canStoreDatabase, connectWorker } from '@facturatie/server/browser';
import type { WorkerServer } from '@facturatie/server/browser';
import { storageInMemory } from '../../src/state/storageInMemory.ts';

/** Each folder that a demo is served from has its own data. */
const databaseName = `facturatie-demo ${new URL('.', location.href).pathname}`;

/** Starts the server of the demo in a worker of this page; it answers once it has started. */
export async function openDemoServer(storage: Storage): Promise<WorkerServer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: databaseName,
  });
  return connectWorker(worker, storage, (await canStoreDatabase()) ? 'kept' : 'memory');
}

/** What keeps session and drafts: the browser's own storage, or memory where that is forbidden. */
export function pageStorage(): Storage {
  try {
    const { localStorage } = window;
    const key = 'demo:can-keep';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    return storageInMemory();
  }
}
