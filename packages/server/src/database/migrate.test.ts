import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChild } from '../testing/processes/childProcess.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { databaseKindOf } from './db.ts';
import type { Db } from './db.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
});

afterEach(() => database.close());

const names = migrations.map(({ name }) => name);

async function tableNames(): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

async function recorded(): Promise<unknown[]> {
  return database.db.selectFrom('migrations').selectAll().orderBy('name').execute();
}

/** One more migration after the real ones. */
function withOneMore(up: (db: Db) => Promise<void>) {
  return [...migrations, { name: '9999-one-more', up }];
}

describe('migrating', () => {
  test('an empty database runs every migration in order and records each', async () => {
    const { applied } = await migrate(database.db, { now: () => 42 });
    expect(applied).toEqual(names);
    expect(names).toEqual(names.toSorted());
    expect(await recorded()).toEqual(names.map((name) => ({ name, appliedAt: 42 })));
  });

  test('again does nothing', async () => {
    await migrate(database.db, { now: () => 42 });
    const before = await recorded();
    expect((await migrate(database.db)).applied).toEqual([]);
    expect(await recorded()).toEqual(before);
  });

  test('an older database runs only what is new, and keeps its rows', async () => {
    await migrate(database.db);
    await database.db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    const { applied } = await migrate(database.db, {
      migrations: withOneMore(async (db) => {
        await db.insertInto('settings').values({ key: 'c', value: 'd' }).execute();
      }),
    });
    expect(applied).toEqual(['9999-one-more']);
    const rows = await database.db.selectFrom('settings').selectAll().orderBy('key').execute();
    expect(rows).toEqual([
      { key: 'a', value: 'b' },
      { key: 'c', value: 'd' },
    ]);
  });

  test('that fails leaves everything as it was', async () => {
    const broken = withOneMore(async (db) => {
      await db.insertInto('settings').values({ key: 'half', value: 'done' }).execute();
      throw new Error('it broke');
    });
    await expect(migrate(database.db, { migrations: broken })).rejects.toThrow('it broke');
    expect(await tableNames()).toEqual([]);
    expect((await migrate(database.db)).applied).toEqual(names);
  });

  test('refuses a database of a newer version, and names its unknown migrations', async () => {
    await migrate(database.db, { migrations: withOneMore(async () => undefined) });
    const refusal = migrate(database.db);
    await expect(refusal).rejects.toThrow(NewerDatabaseError);
    await expect(refusal).rejects.toThrow('9999-one-more');
  });

  test('from many connections at once runs everything once', async () => {
    const connections = Array.from({ length: 6 }, () => database.reopen());
    const reports = await Promise.all(connections.map((db) => migrate(db)));
    const applied = reports.map((report) => report.applied).filter((each) => each.length > 0);
    expect(applied).toEqual([names]);
  });

  test('from several processes at once runs everything once', async () => {
    const file = new URL('../node/commands/seed.ts', import.meta.url);
    const children = ['1', '2', '3'].map((seed) =>
      startChild(file, ['--customers', '1', '--seed', seed], database.environment),
    );
    const results = await Promise.all(children.map(({ ended }) => ended));
    expect(results.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(await recorded()).toHaveLength(names.length);
    const rows = await database.db.selectFrom('customers').select('number').execute();
    expect(rows.map(({ number }) => number).toSorted()).toEqual(['1001', '1002', '1003']);
  }, 30_000);

  test('reports how searches will run', async () => {
    const { searchPlan } = await migrate(database.db);
    const expected = { sqlite: 'notNeeded', postgres: 'indexed' };
    expect(searchPlan).toBe(expected[databaseKindOf(database.db)]);
  });
});

test('columns refuse values of another kind', async () => {
  await migrate(database.db);
  const wrong = sql`insert into settings (key, value) values (${'a'}, ${new Uint8Array([255])})`;
  await expect(wrong.execute(database.db)).rejects.toThrow(/blob|UTF8/i);
  const text = sql`insert into seed_runs (seed, thing, requested, remaining, written) values (${'x'}, ${'customers'}, ${'y'}, ${'z'}, ${'w'})`;
  await expect(text.execute(database.db)).rejects.toThrow(/text|bigint/i);
});
