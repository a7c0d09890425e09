import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { databaseKindOf } from '../db.ts';
import { openPostgres } from './openPostgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('counts and sums arrive as numbers, whichever database computes them', async () => {
  const { db } = database;
  await db
    .insertInto('seedRuns')
    .values({ seed: 1, thing: 'customers', requested: 4_000_000_000, remaining: 0, written: 2 })
    .execute();
  const row = await db
    .selectFrom('seedRuns')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.max('requested').as('highest')])
    .executeTakeFirst();
  expect(row).toEqual({ rows: 1, highest: 4_000_000_000 });
});

test('a date arrives as the text yyyy-mm-dd', async () => {
  const { db } = database;
  const date = { postgres: sql`date '2026-03-29'`, sqlite: sql`date('2026-03-29')` };
  const { rows } = await sql`select ${date[databaseKindOf(db)]} as day`.execute(db);
  expect(rows).toEqual([{ day: '2026-03-29' }]);
});

test('a number that JavaScript cannot hold is an error, never another number', async () => {
  const query = sql`select 9007199254740993 as big`.execute(database.db);
  await expect(query).rejects.toThrow(/9007199254740993|too large/);
});

test('an unreachable database fails at the first query, not before', async () => {
  const db = openPostgres('postgres://127.0.0.1:1/nothing');
  await expect(sql`select 1`.execute(db)).rejects.toThrow('ECONNREFUSED');
  await db.destroy();
});
