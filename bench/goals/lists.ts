import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providePostgres } from '../../scripts/testing/postgres.ts';
import { captureStatements } from '../lists/captureStatements.ts';
import { listedPages, listNames } from '../lists/cases.ts';
import type { ListedPage } from '../lists/cases.ts';
import { fill } from '../lists/fill.ts';
import type { Size } from '../lists/fill.ts';
import { memoryUnderLoad } from '../lists/memoryUnderLoad.ts';
import type { Memory } from '../lists/memoryUnderLoad.ts';
import { openRaw } from '../lists/places.ts';
import type { DatabasePlace } from '../lists/places.ts';
import { startServerProcess } from '../lists/serverProcess.ts';
import type { ServerProcess } from '../lists/serverProcess.ts';
import { openSession } from '../lists/session.ts';
import type { Session } from '../lists/session.ts';
import { timePage } from '../lists/time.ts';
import type { TimedPage } from '../lists/time.ts';
import { atMost } from '../measure.ts';
import type { Result } from '../measure.ts';

/** What the figures mean. */
const text =
  'Each page of twenty through HTTP, the statements that the server sends for it, sent to the database itself, and the ratio of HTTP to those statements and the smallest call (which reads two rows) together. Each time is the fastest of at least three rounds in turns: what else the machine does only ever adds.';

interface ListFindings {
  readonly results: readonly Result[];
  readonly text: string;
}

/** Lists and searches on PostgreSQL; in BENCH_DATABASE_URL when that is set, which is then kept. */
export async function listsOnPostgres(): Promise<ListFindings> {
  const size = { customers: 1_000_000, documents: 3_000_000 };
  const kept = process.env['BENCH_DATABASE_URL'];
  if (kept) return { results: await measureLists({ DATABASE_URL: kept }, size), text };
  const postgres = await providePostgres();
  if ('missing' in postgres) throw new Error(postgres.missing);
  try {
    return { results: await measureLists({ DATABASE_URL: postgres.url }, size), text };
  } finally {
    await postgres.stop();
  }
}

/** The same on SQLite. */
export async function listsOnSqlite(): Promise<ListFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'facturatie-bench-'));
  try {
    const size = { customers: 100_000, documents: 300_000 };
    return { results: await measureLists({ DATA_DIR: folder }, size), text };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureLists(place: DatabasePlace, size: Size): Promise<readonly Result[]> {
  await (await startServerProcess(place)).close();
  const filled = await fill(place, size);
  const pages = await withServer(place, (_, session) => listedPages(session));
  const addresses = pages.map(({ address }) => address);
  const statements = await captureStatements(place, addresses);
  return withServer(place, async (server, session) => {
    const database = await openRaw(place);
    const timed: (ListedPage & TimedPage)[] = [];
    for (const page of pages) {
      const own = statements.get(page.address) ?? [];
      const times = await timePage(session, database, page.address, own);
      timed.push({ ...page, ...times });
      const { name, value } = pageResult({ ...page, ...times });
      process.stdout.write(`  ${name}: ${value}\n`);
    }
    await database.close();
    return [
      { name: 'Customers, documents', value: sizeText(size) },
      ...(filled === undefined
        ? []
        : [{ name: 'Documents seeded a second', value: filled.toFixed(0) }]),
      ...timed.map(pageResult),
      atMost(
        'HTTP to raw and the smallest call, worst',
        Math.max(...timed.map(({ ratio }) => ratio)),
        2,
        'x',
      ),
      ...listNames.map((list) => spreadOf(list, timed)),
      memoryResult(await memoryUnderLoad(server, session, addresses)),
    ];
  });
}

async function withServer<Found>(
  place: DatabasePlace,
  work: (server: ServerProcess, session: Session) => Promise<Found>,
): Promise<Found> {
  const server = await startServerProcess(place);
  try {
    return await work(server, await openSession(server.url));
  } finally {
    await server.close();
  }
}

function sizeText({ customers, documents }: Size): string {
  const words = new Intl.NumberFormat('en');
  return `${words.format(customers)}, ${words.format(documents)}`;
}

function pageResult({ name, http, raw, ratio }: ListedPage & TimedPage): Result {
  return {
    name,
    value: `${http.toFixed(1)} ms, raw ${raw.toFixed(1)} ms, ${ratio.toFixed(2)} x`,
  };
}

/** The slowest of the first, the middle and the last page to the fastest. */
function spreadOf(list: string, timed: readonly (ListedPage & TimedPage)[]): Result {
  const times = timed.filter((page) => page.list === list).map(({ http }) => http);
  return atMost(
    `${list}, slowest page to fastest`,
    Math.max(...times) / Math.min(...times),
    3,
    'x',
  );
}

function memoryResult({ before, most, requests }: Memory): Result {
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return {
    name: `Memory of the server, ${requests} requests of 8 at once`,
    value: `${megabytes(most)}, before ${megabytes(before)}`,
  };
}
