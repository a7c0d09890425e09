import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPostgresCluster } from '../../packages/server/src/testing/database/postgresCluster.ts';
import { fill } from '../lists/fill.ts';
import type { DatabasePlace } from '../lists/places.ts';
import { startServerProcess } from '../lists/serverProcess.ts';
import { quantile } from '../load/clients.ts';
import { measureLoad } from '../load/measureLoad.ts';
import type { LoadResults } from '../load/measureLoad.ts';
import { atLeast, atMost, median } from '../measure.ts';
import type { Result } from '../measure.ts';

const size = { customers: 100_000, documents: 100_000 };
const rounds = 3;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const ownCode = resolve(import.meta.dirname, '../..');

/**
 * 200 readers and 20 writers at once, on both databases. BENCH_BEFORE names the folder of another
 * version of this repository, which takes turns with this one on the same data.
 */
export async function load(): Promise<readonly Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'facturatie-bench-'));
  const cluster = await createPostgresCluster();
  await cluster.start();
  try {
    const filled = process.env['BENCH_DATA_DIR'];
    if (filled !== undefined) await cp(filled, folder, { recursive: true });
    return [
      ...(await loadOn('SQLite', { DATA_DIR: folder })),
      ...(await loadOn('PostgreSQL', { DATABASE_URL: cluster.url })),
    ];
  } finally {
    await cluster.remove();
    await rm(folder, { recursive: true });
  }
}

async function loadOn(name: string, place: DatabasePlace): Promise<readonly Result[]> {
  await (await startServerProcess(place)).close();
  await fill(place, size);
  const before = process.env['BENCH_BEFORE'];
  const turns = { now: [] as LoadResults[], before: [] as LoadResults[] };
  for (let round = 0; round < rounds; round += 1) {
    if (before !== undefined) turns.before.push(await measureLoad(place, before, seconds));
    turns.now.push(await measureLoad(place, ownCode, seconds));
  }
  return [
    ...(before === undefined ? [] : measurements(`${name} before`, turns.before).map(withoutGoal)),
    ...measurements(name, turns.now),
    ...(before === undefined ? [] : comparison(name, turns.now, turns.before)),
  ];
}

function measurements(name: string, turns: readonly LoadResults[]): readonly Result[] {
  const of = (measurement: (turn: LoadResults) => number) => median(turns.map(measurement));
  const spread = (measurement: (turn: LoadResults) => readonly number[]) =>
    of((turn) => quantile(measurement(turn), 0.99) / quantile(measurement(turn), 0.5));
  const times = (measurement: (turn: LoadResults) => readonly number[]) =>
    [0.5, 0.99].map((part) => `${of((turn) => quantile(measurement(turn), part)).toFixed(0)} ms`);
  const print = (what: string, measurement: (turn: LoadResults) => readonly number[]): Result => ({
    name: `${name}: ${what}`,
    value: `${of((turn) => measurement(turn).length).toFixed(0)}, ${times(measurement).join(' and ')}`,
  });
  const goal = (what: string, value: number, limit: number, unit: string) =>
    atMost(`${name}: ${what}`, value, limit, unit);
  return [
    print('readers alone: answers, p50 and p99', ({ alone }) => alone.times),
    print('readers beside writers', ({ mixed }) => mixed.times),
    print('writers beside readers', ({ writes }) => writes),
    print('/healthz beside 100 clients that search', ({ health }) => health),
    goal(
      'readers alone, p99 to p50',
      spread(({ alone }) => alone.times),
      3,
      'x',
    ),
    goal(
      'readers beside writers, p99 to p50',
      spread(({ mixed }) => mixed.times),
      3,
      'x',
    ),
    goal(
      'writes, p99 to the idle p99',
      of(({ writes, idleWrite99 }) => quantile(writes, 0.99) / idleWrite99),
      10,
      'x',
    ),
    goal('clients that search, mean to the least served', of(least), 2, 'x'),
    goal(
      '/healthz beside them, p99',
      of(({ health }) => quantile(health, 0.99)),
      250,
      'ms',
    ),
    goal(
      'others beside PDFs, p99 more than idle',
      of(({ printing, idleHealth }) => quantile(printing, 0.99) - quantile(idleHealth, 0.5)),
      50,
      'ms',
    ),
    goal(
      'refused',
      of(({ alone, mixed }) => alone.refused.length + mixed.refused.length),
      0,
      '',
    ),
    goal('memory', of(({ memory }) => memory) / 2 ** 20, 350, 'MB'),
  ];
}

function least({ searching: { served } }: LoadResults): number {
  return served.reduce((sum, each) => sum + each, 0) / served.length / Math.min(...served);
}

function withoutGoal({ name, value }: Result): Result {
  return { name, value };
}

/** Turn by turn, so that a machine that does other work slows both alike. */
function comparison(
  name: string,
  now: readonly LoadResults[],
  before: readonly LoadResults[],
): readonly Result[] {
  const ratio = (measurement: (turn: LoadResults) => number) =>
    median(now.map((turn, index) => measurement(turn) / measurement(before[index] ?? turn)));
  return [
    atLeast(
      `${name}: reads alone, to before`,
      ratio(({ alone }) => alone.times.length),
      1,
      'x',
    ),
    atLeast(
      `${name}: reads beside writers, to before`,
      ratio(({ mixed }) => mixed.times.length),
      1,
      'x',
    ),
    atLeast(
      `${name}: reads and saves together, to before`,
      ratio(({ mixed, writes }) => mixed.times.length + writes.length),
      1,
      'x',
    ),
  ];
}
