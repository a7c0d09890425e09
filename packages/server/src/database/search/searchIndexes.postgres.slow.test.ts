import pg from 'pg';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { listCustomers } from '../customers/listCustomers.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import type { LogEntry } from '../../http/ports.ts';
import { openDatabase } from '../../node/storage/openDatabase.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
});

afterEach(() => database.close());

async function expectSearchToWork(db: Db): Promise<void> {
  await addCustomers(db, [{ companyName: 'Pâtisserie Désiré' }, { companyName: 'Garage Ooms' }]);
  for (const search of ['patisserie', 'dé', 'p', 'désiré tis']) {
    const { total } = await listCustomers(db, { search, page: 1, perPage: 10 });
    expect([search, total]).toEqual([search, 1]);
  }
}

/** The plan for a search, when reading every row is out of the question. */
async function planOf(db: Db, condition: string): Promise<string> {
  const explain = sql.raw(`explain select count(*) from customers where ${condition}`);
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${explain}`.execute(trx);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
}

/** What the log says when the server opens the database. */
async function eventsOfOpening(databaseUrl: string): Promise<string[]> {
  const events: string[] = [];
  const log = { write: ({ event }: LogEntry) => void events.push(event) };
  const db = await openDatabase({ databaseUrl, dataDirectory: '' }, log);
  await db.destroy();
  return events;
}

test('three characters are found by trigrams, two by pairs', async () => {
  await migrate(database.db);
  expect(await planOf(database.db, `search_text like '%abc%' escape '\\'`)).toContain(
    'customers_search_trigrams',
  );
  expect(await planOf(database.db, `character_pairs(search_text) @> array['ab']`)).toContain(
    'customers_search_pairs',
  );
});

test('the pairs of a text are all its neighbouring characters', async () => {
  await migrate(database.db);
  const { rows } = await sql<{ pairs: string[] }>`
    select character_pairs(t) as pairs from (values ('abcde'), ('ab'), ('a'), (''), ('a b€')) v(t)
  `.execute(database.db);
  expect(rows.map(({ pairs }) => pairs.toSorted())).toEqual([
    ['ab', 'bc', 'cd', 'de'],
    ['ab'],
    [],
    [],
    [' b', 'a ', 'b€'],
  ]);
});

test('a user who may not install extensions still searches, and gets a notice', async () => {
  const role = `facturatie_limited_${process.pid}`;
  const owner = new pg.Client({ connectionString: database.environment['DATABASE_URL'] });
  await owner.connect();
  await owner.query(`create role ${role} login password 'limited'`);
  await owner.query(`grant usage, create on schema public to ${role}`);
  const limitedUrl = new URL(database.environment['DATABASE_URL'] ?? '');
  limitedUrl.username = role;
  limitedUrl.password = 'limited';
  const limited = openPostgres(limitedUrl.href);
  try {
    expect((await migrate(limited)).searchPlan).toBe('scanned');
    await expectSearchToWork(limited);
    expect(await eventsOfOpening(limitedUrl.href)).toEqual(['searchNotIndexed']);

    await owner.query('create extension pg_trgm');
    expect((await migrate(limited)).searchPlan).toBe('indexed');
    expect(await eventsOfOpening(limitedUrl.href)).toEqual([]);
  } finally {
    await limited.destroy();
    await owner.query(`drop owned by ${role}`);
    await owner.query(`drop role ${role}`);
    await owner.end();
  }
});

test('an extension in a schema of its own serves too', async () => {
  const db = database.db;
  await sql`create schema extensions`.execute(db);
  await sql`create extension pg_trgm schema extensions`.execute(db);
  expect((await migrate(db)).searchPlan).toBe('indexed');
  await expectSearchToWork(db);
});
