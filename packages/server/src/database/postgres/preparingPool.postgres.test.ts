import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { Db } from '../db.ts';
import { openPostgres } from './openPostgres.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = openPostgres(database.environment['DATABASE_URL'] ?? '', { reads: 1, transactions: 1 });
});

afterAll(async () => {
  await db.destroy();
  await database.close();
});

const settingNamed = (from: Db, key: string) =>
  from.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst();

async function preparedStatements(from: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements
  `.execute(from);
  return rows.map(({ statement }) => statement);
}

test('connections of transactions prepare their statements, others none', async () => {
  for (const key of ['a', 'b', 'c']) {
    await settingNamed(db, key);
    await db.transaction().execute((trx) => settingNamed(trx, key));
  }
  expect(await preparedStatements(db)).toEqual([]);
  expect(await db.transaction().execute(preparedStatements)).toEqual([
    'select * from "settings" where "key" = $1',
  ]);
});

test('a connection with statements from before a migration is replaced', async () => {
  const read = () => db.transaction().execute((trx) => settingNamed(trx, 'a'));
  await read();
  await sql`alter table settings add column extra text`.execute(database.db);
  await expect(read()).rejects.toThrow('cached plan');
  await expect(read()).resolves.toBeUndefined();
});

/** Ends the connections of the database on which a transaction waits; returns how many. */
async function breakTransactions(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
  `.execute(database.db);
  return rows.length;
}

test.each([
  ['has begun', async (_trx: Db) => undefined],
  ['has executed a statement', (trx: Db) => settingNamed(trx, 'a')],
])(
  'a transaction whose connection breaks when it %s fails, and the next gets another',
  async (_when, work) => {
    const read = () => db.transaction().execute(preparedStatements);
    const broken = db.transaction().execute(async (trx) => {
      await work(trx);
      await expect.poll(breakTransactions).toBe(1);
      await work(trx);
    });
    await expect(broken).rejects.toThrow(/connection/i);
    await expect(read()).resolves.toEqual([]);
  },
);
