const store = 'database';

/**
 * Stores the whole database in IndexedDB: some MB, written in some milliseconds.
 * One tab at a time, by a Web Lock, which ends with its tab.
 *
 * @param name of the database and of the lock
 * @throws when this browser stores nothing, as in some private windows or by its settings
 */
export async function openIndexedDbStore(name: string): Promise<DatabaseStore> {
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const database = await answerOf(opening);
  // Another version of this page may upgrade it, or the user may clear it.
  database.addEventListener('versionchange', () => database.close());
  const read = async (key: string): Promise<unknown> =>
    answerOf(database.transaction(store).objectStore(store).get(key));

  return {
    alone: async (task) => navigator.locks.request(name, task),
    version: async () => {
      const version = await read('version');
      return typeof version === 'string' ? version : undefined;
    },
    read: async () => {
      const file = await read('file');
      return file instanceof Uint8Array ? file : undefined;
    },
    keep: async (version, file) => {
      const writing = database.transaction(store, 'readwrite');
      writing.objectStore(store).put(version, 'version');
      writing.objectStore(store).put(file, 'file');
      await completed(writing);
    },
  };
}

/** Whether this browser can store a database for this page, apart from its quota. */
export async function canStoreDatabase(): Promise<boolean> {
  const name = 'can-keep';
  try {
    (await answerOf(indexedDB.open(name))).close();
    indexedDB.deleteDatabase(name);
    await navigator.locks.request(name, () => undefined);
    return true;
  } catch {
    return false;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('The browser keeps nothing, and does not say why');
}

/** Stores the database of a page between visits, for all tabs of this browser. */
export interface DatabaseStore {
  /** Runs a task exclusively, among all tabs and tasks. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** The version of the stored file; undefined when there is none. */
  version(): Promise<string | undefined>;
  /** The stored file; undefined when there is none. */
  read(): Promise<Uint8Array | undefined>;
  /**
   * Replaces the stored file; once this resolves, it survives the tab.
   * @throws when the quota is exceeded, or the browser stores nothing.
   */
  keep(version: string, file: Uint8Array): Promise<void>;
}
