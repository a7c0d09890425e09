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

/** Lists and searches on PostgreSQL; in BENCH_DATABASE_URL when that is set, which is then kept. */
export async function listsOnPostgres(): Promise<readonly Result[]> {
  const size = { customers: 1_000_000, documents: 3_000_000 };
  const kept = process.env['BENCH_DATABASE_URL'];
  if (kept) return measureLists({ DATABASE_URL: kept }, size);
  const postgres = await providePostgres();
  if ('missing' in postgres) throw new Error(postgres.missing);
  try {
    return await measureLists({ DATABASE_URL: postgres.url }, size);
  } finally {
    await postgres.stop();
  }
}

/** The same on SQLite. */
export async function listsOnSqlite(): Promise<readonly Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'facturatie-bench-'));
  try {
    const size = { customers: 100_000, documents: 300_000 };
    return await measureLists({ DATA_DIR: folder }, size);
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
      const measurements = `${timesText([times])}, ${times.ratio.toFixed(2)} x`;
      process.stdout.write(`  ${page.name}: ${measurements}\n`);
    }
    await database.close();
    return [
      { name: 'Customers, documents', value: sizeText(size) },
      ...(filled === undefined
        ? []
        : [{ name: 'Documents seeded a second', value: filled.toFixed(0) }]),
      ...listNames.map((list) => listResult(list, timed)),
      ...listNames.flatMap((list) => searchesResult(list, timed)),
      atMost(
        'HTTP to raw and the smallest call, worst',
        Math.max(...timed.map(({ ratio }) => ratio)),
        2,
        'x',
      ),
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

/** The times through HTTP, then those of the database alone. */
function timesText(times: readonly Pick<TimedPage, 'http' | 'raw'>[]): string {
  const list = (of: 'http' | 'raw') => times.map((time) => time[of].toFixed(1)).join('/');
  return `${list('http')} ms, raw ${list('raw')} ms`;
}

/** The first, the middle and the last page of a list, and the slowest to the fastest of them. */
function listResult(list: string, timed: readonly (ListedPage & TimedPage)[]): Result {
  const pages = timed.filter((page) => page.list === list && page.search === undefined);
  const times = pages.map(({ http }) => http);
  const spread = atMost(list, Math.max(...times) / Math.min(...times), 3, 'x');
  return { ...spread, value: `${timesText(pages)}, ${spread.value}` };
}

/** The searches of a list, each with its time through HTTP and of the database alone; none without any. */
function searchesResult(list: string, timed: readonly (ListedPage & TimedPage)[]): Result[] {
  const values = timed.flatMap((page) =>
    page.list === list && page.search !== undefined
      ? [`\u201c${page.search}\u201d ${page.http.toFixed(1)} (${page.raw.toFixed(1)})`]
      : [],
  );
  const value = `${values.join(', ')} ms`;
  return values.length > 0 ? [{ name: `${list}, searches (raw)`, value }] : [];
}

function memoryResult({ before, most, requests }: Memory): Result {
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return {
    name: `Memory of the server, ${requests} requests of 8 at once`,
    value: `${megabytes(most)}, before ${megabytes(before)}`,
  };
}
