import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from './openSqlite.ts';
import { openWasmSqlite } from './openWasmSqlite.ts';

const setting = (key: string) => ({ key, value: 'x' });

async function keys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

const readers = { threads: 2, currentTurn: () => 0, onLost: () => undefined };
const readFolder = temporaryFolder();
afterAll(() => readFolder.remove());
let files = 0;

describe.each([
  ['node:sqlite', async () => openSqlite(':memory:')],
  ['threads that read', async () => openSqlite(readFolder.file(`${(files += 1)}.sqlite`), readers)],
  ['WebAssembly', openWasmSqlite],
])('SQLite through %s', (_, open) => {
  let db: Db;

  beforeEach(async () => {
    db = await open();
    await migrate(db);
  });

  afterEach(() => db.destroy());

  test('counts what a statement changed', async () => {
    const inserted = await db
      .insertInto('settings')
      .values([setting('a'), setting('b')])
      .executeTakeFirst();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    const { numDeletedRows } = await db.deleteFrom('settings').executeTakeFirst();
    expect(numDeletedRows).toBe(2n);
  });

  test('answers the rows of a returning insert', async () => {
    const row = await db
      .insertInto('customerGroups')
      .values({ name: 'Één', searchText: 'een' })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id: 1, name: 'Één' });
  });

  test('keeps whole numbers beyond 32 bits and null', async () => {
    const { rows } = await sql<object>`select ${2 ** 53 - 1} as big, ${null} as missing`.execute(
      db,
    );
    expect(rows).toEqual([{ big: 2 ** 53 - 1, missing: null }]);
  });

  test('runs one prepared statement again with other values', async () => {
    for (const key of ['c', 'a', 'b'])
      await db.insertInto('settings').values(setting(key)).execute();
    expect(await keys(db)).toEqual(['a', 'b', 'c']);
  });

  test('continues working after more different statements than it caches', async () => {
    for (let number = 0; number < 500; number++) {
      const { rows } = await sql<object>`select ${sql.lit(number)} as number`.execute(db);
      expect(rows).toEqual([{ number }]);
    }
    expect(await keys(db)).toEqual([]);
  });

  test('a prepared statement sees a changed table', async () => {
    expect(await sql`select * from settings`.execute(db)).toEqual({ rows: [] });
    await sql`alter table settings add column extra text`.execute(db);
    await db.insertInto('settings').values(setting('a')).execute();
    const { rows } = await sql`select * from settings`.execute(db);
    expect(rows).toEqual([{ key: 'a', value: 'x', extra: null }]);
  });

  test('a failed statement reports its cause and affects no other', async () => {
    await db.insertInto('settings').values(setting('a')).execute();
    const again = db.insertInto('settings').values(setting('a')).execute();
    await expect(again).rejects.toThrow(/unique/i);
    await db.insertInto('settings').values(setting('b')).execute();
    expect(await keys(db)).toEqual(['a', 'b']);
  });

  test('enforces foreign keys', async () => {
    const orphan = { tokenHash: 't', cookieHash: 'c', xsrfHash: 'x', userId: 7 };
    const moments = { createdAt: 0, lastUsedAt: 0, expiresAt: 0 };
    const insert = db.insertInto('sessions').values({ ...orphan, ...moments });
    await expect(insert.execute()).rejects.toThrow(/foreign key/i);
  });

  test('a transaction that throws is rolled back', async () => {
    const work = db.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values(setting('a')).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await keys(db)).toEqual([]);
  });

  test('a savepoint rolls back only later changes', async () => {
    const trx = await db.startTransaction().execute();
    await trx.insertInto('settings').values(setting('a')).execute();
    const after = await trx.savepoint('half').execute();
    await after.insertInto('settings').values(setting('b')).execute();
    const back = await after.rollbackToSavepoint('half').execute();
    await back.releaseSavepoint('half').execute();
    await trx.commit().execute();
    expect(await keys(db)).toEqual(['a']);
  });

  test('a database that rolled back by itself still reports the first error', async () => {
    const work = db.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values(setting('a')).execute();
      await sql`insert or rollback into settings values ('a', 'again')`.execute(trx);
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await keys(db)).toEqual([]);
  });

  test('concurrent transactions are isolated', async () => {
    const add = (key: string) =>
      db.transaction().execute(async (trx) => {
        const before = await keys(trx);
        await new Promise((resolve) => setTimeout(resolve, 1));
        expect(await keys(trx)).toEqual(before);
        await trx.insertInto('settings').values(setting(key)).execute();
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect(await keys(db)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('two connections to one SQLite file', () => {
  let folder: TemporaryFolder;
  let one: Db;
  let other: Db;

  beforeEach(async () => {
    folder = temporaryFolder();
    one = openSqlite(folder.file('db.sqlite'));
    other = openSqlite(folder.file('db.sqlite'));
    await migrate(one);
  });

  afterEach(async () => {
    await Promise.all([one.destroy(), other.destroy()]);
    folder.remove();
  });

  test('every commit is on the disk: WAL with full synchronisation', async () => {
    const mode = await sql<object>`pragma journal_mode`.execute(one);
    const synchronous = await sql<object>`pragma synchronous`.execute(one);
    expect([mode.rows, synchronous.rows]).toEqual([[{ journalMode: 'wal' }], [{ synchronous: 2 }]]);
  });

  test('a reader is not blocked by a writer, and sees only committed changes', async () => {
    await one.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values(setting('a')).execute();
      expect(await keys(other)).toEqual([]);
    });
    expect(await keys(other)).toEqual(['a']);
  });

  test('a writer waits for the other one without stopping this process', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const trx = await one.startTransaction().execute();
    await trx.insertInto('settings').values(setting('a')).execute();
    const waiting = other.insertInto('settings').values(setting('b')).execute();
    await vi.waitFor(() => expect(turns).toBeGreaterThan(2));
    clearInterval(timer);
    await trx.commit().execute();
    await waiting;
    expect(await keys(other)).toEqual(['a', 'b']);
  });

  test('a transaction that reads first and writes later never fails on a write in between', async () => {
    const count = (db: Db) =>
      db.transaction().execute(async (trx) => {
        const before = (await keys(trx)).length;
        await new Promise((resolve) => setTimeout(resolve, 2));
        await trx
          .insertInto('settings')
          .values(setting(`n${before}`))
          .execute();
      });
    await Promise.all([one, other, one, other, one, other].map(count));
    expect(await keys(one)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
  });

  test('a transaction that only reads takes no lock', async () => {
    const reading = one.transaction().setAccessMode('read only');
    await reading.execute(async (trx) => {
      expect(await keys(trx)).toEqual([]);
      await other.insertInto('settings').values(setting('a')).execute();
      expect(await keys(trx)).toEqual([]);
    });
    expect(await keys(one)).toEqual(['a']);
  });
});
