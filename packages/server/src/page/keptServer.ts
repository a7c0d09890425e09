import { NewerDatabaseError, migrate } from '../database/migrate.ts';
import { openWasmImage } from '../database/sqlite/openWasmSqlite.ts';
import { createServer } from '../http/createServer.ts';
import type { Clock, Log, PdfPrinter, Random } from '../http/ports.ts';
import { Refusal, refusalResponse } from '../http/refusal.ts';
import { demoSeed, fillDemo } from '../seed/fillDemo.ts';
import { inventedVatRegistry } from '../seed/inventedVatRegistry.ts';
import type { DatabaseKeeper } from './databaseKeeper.ts';
import { pageCookieCarrier } from './pageCookies.ts';
import { pagePasswordHash } from './pagePasswordHash.ts';

/**
 * How the database of a page is kept: `kept` between visits, in `memory` because the browser keeps nothing or
 * has no room, or `unreadable`: what is kept cannot be opened and is left as it is.
 */
export type KeepingState = 'kept' | 'memory' | 'unreadable';

export interface KeptServerOptions {
  /** What keeps the database; without, it lives in memory. */
  readonly keeper?: DatabaseKeeper | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Makes PDFs; without, asking for one is refused. */
  readonly pdf?: PdfPrinter | undefined;
  /** Called whenever the state becomes another one. It begins as `kept`, or `memory` without a keeper. */
  readonly onStateChange?: (state: KeepingState) => void;
}

export interface KeptServer {
  /** Answers a request as the server in Node does, once what it changed is kept. */
  fetch(request: Request): Promise<Response>;
  /** Throws everything away, in every tab, and begins anew with what a demo begins with. */
  startOver(): Promise<void>;
  readonly state: () => KeepingState;
  /** Lets go of the database in memory. */
  close(): Promise<void>;
}

/**
 * The server of a demo: the real one, inside a page or a worker of it, on a database that the browser keeps.
 *
 * Every tab has the whole database in memory. For each request it waits until it is alone, takes what another
 * tab kept meanwhile, answers, and keeps what the answer changed, before anybody sees the answer. So tabs never
 * write over each other, and what was answered is there after a reload. When the browser keeps nothing, or
 * nothing more, this tab goes on in memory and says so.
 */
export async function openKeptServer({
  keeper,
  onStateChange,
  ...given
}: KeptServerOptions): Promise<KeptServer> {
  const image = await openWasmImage();
  const ports = { ...given, database: image.db, passwordHash: pagePasswordHash };
  const server = createServer({
    ...ports,
    vatRegistry: inventedVatRegistry(demoSeed),
    cookies: pageCookieCarrier,
  });
  let state: KeepingState = keeper ? 'kept' : 'memory';
  /** What is in memory; undefined while nothing is. */
  let version: string | undefined;
  let hasOpened = false;
  let last: Promise<unknown> = Promise.resolve();

  function become(next: KeepingState) {
    if (state === next) return;
    state = next;
    onStateChange?.(next);
  }

  /** One after the other, also where nothing is kept. */
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
    if (!keeper || state === 'memory') return begin();
    try {
      return await keeper.alone(begin);
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
    if (!keeper || state === 'memory') return;
    try {
      await keeper.keep(version, image.file());
      become('kept');
    } catch {
      become('memory');
    }
  }

  /** Has in memory what is kept, or begins anew where nothing is. */
  async function refresh() {
    const kept = await whatIsKept();
    if (version !== undefined && (kept === undefined || kept.version === version)) return;
    if (kept?.version === undefined) return fill();
    try {
      const file = await keeper?.read();
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

  /** Undefined where nothing is kept any more: then memory holds all there is. */
  async function whatIsKept(): Promise<{ version: string | undefined } | undefined> {
    if (!keeper || state === 'memory') return undefined;
    try {
      return { version: await keeper.version() };
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
