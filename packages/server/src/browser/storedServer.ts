import { NewerDatabaseError, migrate } from '../database/migrate.ts';
import { openWasmImage } from '../database/sqlite/openWasmSqlite.ts';
import { createServer } from '../http/createServer.ts';
import type { Clock, Log, PdfPrinter, Random } from '../http/ports.ts';
import { Refusal, refusalResponse } from '../http/refusal.ts';
import { demoSeed, fillDemo } from '../seed/fillDemo.ts';
import { simulatedVatRegistry } from '../seed/simulatedVatRegistry.ts';
import type { DatabaseStore } from './indexedDbStore.ts';
import { browserCookieCarrier } from './browserCookies.ts';
import { browserPasswordHash } from './browserPorts.ts';

/**
 * How the database of a page is stored: `kept` between visits, in `memory` because the browser stores nothing or
 * its quota is exceeded, or `unreadable`: the stored file cannot be opened and is left unchanged.
 */
export type StorageState = 'kept' | 'memory' | 'unreadable';

export interface StoredServerOptions {
  /** The store of the database; without it, memory. */
  readonly databaseStore?: DatabaseStore | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Makes PDFs; without, asking for one is refused. */
  readonly pdf?: PdfPrinter | undefined;
  /** Called when the state changes. It begins as `kept`, or as `memory` without a store. */
  readonly onStateChange?: (state: StorageState) => void;
}

export interface StoredServer {
  /** Handles a request like the server in Node, and resolves once its changes are stored. */
  fetch(request: Request): Promise<Response>;
  /** Deletes everything, in all tabs, and starts with new demo data. */
  startOver(): Promise<void>;
  readonly state: () => StorageState;
  /** Lets go of the database in memory. */
  close(): Promise<void>;
}

/**
 * The server of a demo: the real one, inside a page or a worker of it, on a database that the browser keeps.
 *
 * Every tab has the whole database in memory. For each request it takes a lock, loads what another tab
 * stored meanwhile, handles the request, and stores the changes before it returns the response. So tabs
 * never overwrite each other, and acknowledged changes survive a reload. When the browser cannot store, or
 * its storage is full, this tab continues in memory and reports it.
 */
export async function openStoredServer({
  databaseStore,
  onStateChange,
  ...given
}: StoredServerOptions): Promise<StoredServer> {
  const image = await openWasmImage();
  const ports = { ...given, database: image.db, passwordHash: browserPasswordHash };
  const server = createServer({
    ...ports,
    vatRegistry: simulatedVatRegistry(demoSeed),
    cookies: browserCookieCarrier,
  });
  let state: StorageState = databaseStore ? 'kept' : 'memory';
  /** The database in memory; undefined before the first request. */
  let version: string | undefined;
  let hasOpened = false;
  let last: Promise<unknown> = Promise.resolve();

  function become(next: StorageState) {
    if (state === next) return;
    state = next;
    onStateChange?.(next);
  }

  /** One after the other, also without a store. */
  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** Alone among all tabs, while what they share is used. */
  async function alone<T>(task: () => Promise<T>): Promise<T> {
    const turn: { isBegun: boolean } = { isBegun: false };
    const begin = async () => {
      turn.isBegun = true;
      return task();
    };
    if (!databaseStore || state === 'memory') return begin();
    try {
      return await databaseStore.alone(begin);
    } catch (error) {
      if (turn.isBegun) throw error;
      become('memory');
      return begin();
    }
  }

  async function fill() {
    image.replace();
    version = undefined;
    await migrate(image.db, given.clock);
    await fillDemo(ports);
    await keep();
  }

  async function keep() {
    version = crypto.randomUUID();
    hasOpened = true;
    if (!databaseStore || state === 'memory') return;
    try {
      await databaseStore.keep(version, image.file());
      become('kept');
    } catch {
      become('memory');
    }
  }

  /** Loads the stored database, or creates a new one. */
  async function refresh() {
    const kept = await storedDatabase();
    if (version !== undefined && (kept === undefined || kept.version === version)) return;
    if (kept?.version === undefined) return fill();
    try {
      const file = await databaseStore?.read();
      image.replace(file);
      await migrate(image.db, given.clock);
      version = kept.version;
      hasOpened = true;
      become('kept');
    } catch (error) {
      version = undefined;
      // It could be opened before: another tab has loaded a newer version of the page since.
      if (error instanceof NewerDatabaseError && hasOpened) throw new Refusal(503, 'page.newer');
      become('unreadable');
      throw new Refusal(503, 'page.unreadable');
    }
  }

  /** Undefined once nothing can be stored: then memory holds the only copy. */
  async function storedDatabase(): Promise<{ version: string | undefined } | undefined> {
    if (!databaseStore || state === 'memory') return undefined;
    try {
      return { version: await databaseStore.version() };
    } catch {
      become('memory');
      return undefined;
    }
  }

  async function answer(request: Request): Promise<Response> {
    try {
      await refresh();
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error);
      throw error;
    }
    const before = image.changeCount();
    const response = await server.fetch(request);
    if (image.changeCount() !== before) await keep();
    return response;
  }

  return {
    fetch: async (request) => inTurn(async () => alone(async () => answer(request))),
    startOver: async () => inTurn(async () => alone(fill)),
    state: () => state,
    close: async () => image.db.destroy(),
  };
}
