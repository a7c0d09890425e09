import { calls } from '@facturatie/api-contract';
import { addUser } from '../auth/addUser.ts';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { saveCompany } from '../database/company.ts';
import type { Db } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { openWasmSqlite } from '../database/sqlite/openWasmSqlite.ts';
import { createServer } from '../http/createServer.ts';
import type { Log } from '../http/ports.ts';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { simulatedVatRegistry } from '../seed/simulatedVatRegistry.ts';
import { RandomStream } from '../seed/generate/randomStream.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { BrowserCookies, browserCookieCarrier, browserCookieHeader } from './browserCookies.ts';
import { browserPasswordHash } from './browserPorts.ts';
import { browserRequest } from './browserRequest.ts';

/** Who may sign in to a server in a page. */
export const browserUser = { name: 'demo', password: 'demo' } as const;

/** Another user, for conflicts. */
const pageColleague = { name: 'an', password: 'an' } as const;

export interface BrowserServerOptions {
  /** How many generated customers it starts with; 250 when not given. */
  customers?: number;
  /** How many generated quotes and invoices those have; 160 when not given, none without customers. */
  documents?: number;
  /** The moment of a stopped clock: `2026-11-20T09:00:00Z`, or milliseconds since 1970. */
  now?: string | number;
  /** Names what looks random in it: customers, documents, tokens, request ids. 1 when not given. */
  seed?: number;
  /** Receives the lines of its log; discarded by default. */
  log?: Log;
}

export interface BrowserServer {
  /** Takes the place of the page's own `fetch`. Relative addresses are this server's. */
  fetch: typeof globalThis.fetch;
  /** The value of a cookie the server has set and scripts may read, as `document.cookie` holds them. */
  cookie(name: string): string | undefined;
  /** Signs the demo user in and returns the response of the login call. */
  signIn(): Promise<unknown>;
  /** Makes a call as another signed-in user, and returns its body: `PUT`, `/auth/klanten/1`. */
  callAsColleague(method: string, path: string, body?: object): Promise<unknown>;
  /** Its database, for a story that needs other rows than the seeded ones. */
  readonly database: Db;
  /** Drops the database. */
  close(): Promise<void>;
}

const fixedNow = '2026-11-20T09:00:00Z';
const silent: Log = { write: () => undefined };

/**
 * The whole server inside a page, for stories and their tests: the very same
 * code that answers in Node, on a SQLite database in memory with a fixed clock
 * and seed, so that every run is equal. Nothing survives the page.
 *
 * A page has no address of its own to serve: requests go through `fetch` here,
 * and cookies through `cookie`, because browsers drop both cookie headers from
 * the requests and answers that a page makes itself. It needs `crypto.subtle`,
 * so the page comes from localhost or over https.
 *
 * @throws RangeError when `now` is no moment.
 */
export async function createBrowserServer({
  customers = 250,
  documents = 160,
  now = fixedNow,
  seed = 1,
  log = silent,
}: BrowserServerOptions = {}): Promise<BrowserServer> {
  const moment = new Date(now).getTime();
  if (Number.isNaN(moment)) throw new RangeError(`${now} is no moment`);
  const database = await openWasmSqlite();
  const clock = { now: () => moment };
  const random = new RandomStream(seed);
  const ports = { database, clock, random, passwordHash: browserPasswordHash, log };
  await migrate(database, clock);
  await addUser(ports, browserUser);
  const author = { session: { userId: null, userName: browserUser.name }, clock };
  await saveCompany(database, author, exampleCompany);
  const count = customers > 0 ? documents : 0;
  await seedDatabase(database, {
    seed,
    customers,
    documents: { count, today: brusselsToday(clock) },
  });

  const vatRegistry = simulatedVatRegistry(seed);
  const server = createServer({ ...ports, vatRegistry, cookies: browserCookieCarrier });
  const cookies = new BrowserCookies(clock);
  const fetch: BrowserServer['fetch'] = async (input, init) => {
    const request = browserRequest(input, init);
    request.signal.throwIfAborted();
    request.headers.set(browserCookieHeader, cookies.header());
    const answer = await server.fetch(request);
    request.signal.throwIfAborted();
    cookies.take(answer);
    return answer;
  };
  return {
    fetch,
    cookie: (name) => cookies.readable(name),
    signIn: () => signIn(fetch),
    callAsColleague: colleagueOf(server.fetch, () => addUser(ports, pageColleague)),
    database,
    close: () => database.destroy(),
  };
}

/** A session of the colleague without cookies, beside the one of the page; it begins with the first call. */
function colleagueOf(
  serverFetch: (request: Request) => Promise<Response> | Response,
  addColleague: () => Promise<unknown>,
): BrowserServer['callAsColleague'] {
  let begun: Promise<string> | undefined;
  async function call(method: string, path: string, body?: object, token = ''): Promise<unknown> {
    const request = browserRequest(`/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await serverFetch(request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The colleague cannot ${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
  async function begin(): Promise<string> {
    await addColleague();
    const answer = await call('POST', '/auth/login', pageColleague);
    const decoded = calls.login.response.decode(answer);
    if (!decoded.ok) throw new Error('The colleague cannot sign in');
    return decoded.value.data.token.accessToken;
  }
  return async (method, path, body) => {
    begun ??= begin();
    return call(method, path, body, await begun);
  };
}

async function signIn(fetch: BrowserServer['fetch']): Promise<unknown> {
  const answer = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(browserUser),
  });
  if (!answer.ok) throw new Error(`The demo user cannot sign in: status ${answer.status}`);
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}
