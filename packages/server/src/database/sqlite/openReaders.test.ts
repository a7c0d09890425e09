import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDamage } from '../../http/storageFault.ts';
import { damage } from '../../testing/database/damage.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { openSqlite, openSqliteLookups } from './openSqlite.ts';

const readers = { threads: 2, currentTurn: () => 0, onLost: () => undefined };

let folder: TemporaryFolder;
let file: string;
let db: Db;

beforeEach(async () => {
  folder = temporaryFolder();
  file = folder.file('db.sqlite');
  db = openSqlite(file, readers);
  await migrate(db);
});

afterEach(async () => {
  await db.destroy();
  folder.remove();
});

async function keys(from: Db): Promise<string[]> {
  const rows = await from.selectFrom('settings').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

const add = (to: Db, key: string, value = 'x') =>
  to.insertInto('settings').values({ key, value }).execute();

/** Counts so many rows in SQLite: some 10 million take a second. */
const countTo = (count: number) =>
  sql<{
    n: number;
  }>`(with recursive t(n) as (select 1 union all select n + 1 from t where n < ${count}) select n from t)`.as(
    't',
  );

test('reads see committed changes at once, and inside a transaction its own changes', async () => {
  await db.transaction().execute(async (trx) => {
    await add(trx, 'a');
    expect(await keys(trx)).toEqual(['a']);
    expect(await keys(db)).toEqual([]);
  });
  expect(await keys(db)).toEqual(['a']);
  for (let number = 0; number < 50; number += 1) {
    await add(db, `b${number}`);
    expect(await keys(db)).toContain(`b${number}`);
  }
});

test('an open transaction blocks no read and no lookup', async () => {
  const lookups = openSqliteLookups(file);
  const trx = await db.startTransaction().execute();
  await add(trx, 'a');
  expect(await Promise.all([keys(db), keys(lookups)])).toEqual([[], []]);
  await trx.commit().execute();
  expect(await Promise.all([keys(db), keys(lookups)])).toEqual([['a'], ['a']]);
  await lookups.destroy();
});

test('this thread continues during a long read', async () => {
  await keys(db);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const { n } = await db
    .selectFrom(countTo(2_000_000))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  clearInterval(timer);
  expect(n).toBe(2_000_000);
  expect(turns).toBeGreaterThan(5);
});

test('saves one after another let the event loop turn', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  for (let number = 0; number < 20; number += 1) {
    await db.transaction().execute((trx) => add(trx, `k${number}`));
  }
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(19);
});

test('a failed statement reports its cause, as it does without readers', async () => {
  const inOneThread = openSqlite(file);
  const failing = (from: Db) =>
    from
      .selectFrom('settings')
      .select(sql`missing`.as('m'))
      .execute();
  const [there, here] = await Promise.allSettled([failing(db), failing(inOneThread)]);
  await inOneThread.destroy();
  const reason = { message: 'no such column: missing', code: 'ERR_SQLITE_ERROR', errcode: 1 };
  expect(there).toMatchObject({ status: 'rejected', reason });
  expect(here).toMatchObject({ status: 'rejected', reason });
});

test('damaged pages are reported as such', async () => {
  for (let number = 0; number < 60; number += 1) await add(db, `k${number}`, 'x'.repeat(50_000));
  await db.destroy();
  damage(file);
  db = openSqlite(file, readers);
  const reading = db
    .selectFrom('settings')
    .select(sql`max(value)`.as('m'))
    .execute();
  const failure: unknown = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDamage(failure)).toBe(true);
});

test('continuous reads do not make the write-ahead log grow', async () => {
  const stop = new AbortController();
  const reading = [1, 2].map(async () => {
    while (!stop.signal.aborted)
      await db
        .selectFrom(countTo(20_000))
        .select(sql`max(n)`.as('n'))
        .execute();
  });
  const most = 33 * 2 ** 20;
  const logSize = () => statSync(`${file}-wal`).size;
  for (let number = 0; number < 40; number += 1) {
    await add(db, `k${number}`, 'x'.repeat(2 ** 20));
  }
  await expect
    .poll(async () => {
      await add(db, `more${performance.now()}`);
      return logSize();
    })
    .toBeLessThan(most);
  stop.abort();
  await Promise.all(reading);
});
