import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from './openSqlite.ts';
import type { SqliteConnection } from './sqliteConnection.ts';
import { sqliteDialect } from './sqliteDialect.ts';

const commit = 'commit';

/** A connection that records its statements; `fail` says which commits fail. */
function recordedConnection(fail: (commits: number) => boolean = () => false) {
  const statements: string[] = [];
  let inTransaction = false;
  let commits = 0;
  const connection: SqliteConnection = {
    execute(statement) {
      statements.push(statement);
      if (statement === commit && fail((commits += 1))) throw new Error('the disk is full');
      if (statement.startsWith('begin')) inTransaction = true;
      if (statement === commit || statement === 'rollback') inTransaction = false;
      return { rows: [], changes: 0 };
    },
    get inTransaction() {
      return inTransaction;
    },
    isBusy: () => false,
    close: () => undefined,
  };
  return { statements, db: createDb(sqliteDialect(connection)) };
}

const write = (db: Db, what: string) =>
  db.transaction().execute(async (trx) => void (await sql.raw(what).execute(trx)));

describe('transactions that wait for each other', () => {
  test('are committed together', async () => {
    const { statements, db } = recordedConnection();
    await Promise.all(['a', 'b', 'c'].map((what) => write(db, what)));
    const joining = (what: string) => ['savepoint "member"', what, 'release "member"'];
    expect(statements).toEqual(['begin immediate', 'a', ...joining('b'), ...joining('c'), commit]);
  });

  test('are committed eight at a time', async () => {
    const { statements, db } = recordedConnection();
    await Promise.all(Array.from({ length: 17 }, () => write(db, 'a')));
    expect(statements.filter((statement) => statement === commit)).toHaveLength(3);
  });

  test('are committed before a statement outside them', async () => {
    const { statements, db } = recordedConnection();
    await Promise.all([write(db, 'a'), sql`b`.execute(db), write(db, 'c')]);
    const [a, c] = ['a', 'c'].map((what) => ['begin immediate', what, commit]);
    expect(statements).toEqual([a, 'b', c].flat());
  });

  test('are committed before one that only reads', async () => {
    const { statements, db } = recordedConnection();
    const reading = db.transaction().setAccessMode('read only');
    await Promise.all([
      write(db, 'a'),
      reading.execute((trx) => sql`b`.execute(trx)),
      write(db, 'c'),
    ]);
    const [a, c] = ['a', 'c'].map((what) => ['begin immediate', what, commit]);
    expect(statements).toEqual([a, 'begin', 'b', commit, c].flat());
  });

  test('fail together when the commit fails, and those after them do not', async () => {
    const { statements, db } = recordedConnection((commits) => commits === 1);
    const outcomes = await Promise.allSettled(['a', 'b'].map((what) => write(db, what)));
    expect(outcomes).toEqual(
      outcomes.map(() => ({ status: 'rejected', reason: new Error('the disk is full') })),
    );
    expect(statements.slice(-2)).toEqual([commit, 'rollback']);
    await expect(write(db, 'c')).resolves.toBeUndefined();
  });
});

describe('transactions on one file', () => {
  let folder: TemporaryFolder;
  let db: Db;
  let other: Db;

  beforeEach(async () => {
    folder = temporaryFolder();
    db = openSqlite(folder.file('db.sqlite'));
    await migrate(db);
    other = openSqlite(folder.file('db.sqlite'));
  });

  afterEach(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
    folder.remove();
  });

  const keys = async (reader: Db) => {
    const rows = await reader.selectFrom('settings').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };

  /** Fails after it has written, for a key that is not one letter. */
  const add = (key: string) =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values({ key, value: 'x' }).execute();
      if (key.length > 1) throw new Error(key);
    });

  test.each([
    [['fails', 'b', 'c']],
    [['a', 'fails', 'c']],
    [['a', 'b', 'fails']],
    [['fails', 'too', 'c']],
  ])('one of which fails: %j', async (added) => {
    const outcomes = await Promise.allSettled(added.map(add));
    const kept = added.filter((key) => key.length === 1);
    const failed = outcomes.map(({ status }) => status === 'rejected');
    expect(failed).toEqual(added.map((key) => !kept.includes(key)));
    expect(await keys(other)).toEqual(kept);
  });

  test('each end when others see what they wrote', async () => {
    const added = Array.from('abcdefghijkl');
    const seen = added.map(async (key) => {
      await add(key);
      return (await keys(other)).includes(key);
    });
    expect(await Promise.all(seen)).toEqual(added.map(() => true));
  });

  test('all fail when SQLite rolls back what they wrote', async () => {
    const outcomes = await Promise.allSettled([
      add('a'),
      write(db, "insert or rollback into settings values ('a', 'again')"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await add('b');
    expect(await keys(other)).toEqual(['b']);
  });
});
