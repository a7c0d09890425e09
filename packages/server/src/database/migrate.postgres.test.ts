import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { DatabaseEncodingError, migrate } from './migrate.ts';
import { openPostgres } from './postgres/openPostgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ migrated: false });
});

afterAll(() => database.close());

test('a database without UTF-8 encoding is refused and not changed', async () => {
  const url = new URL(database.environment['DATABASE_URL'] ?? '');
  url.pathname = `${url.pathname}_ascii`;
  const name = sql.id(url.pathname.slice(1));
  const ascii = sql.raw("encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'");
  await sql`create database ${name} template template0 ${ascii}`.execute(database.db);
  const db = openPostgres(url.href);
  try {
    await expect(migrate(db)).rejects.toThrow(DatabaseEncodingError);
  } finally {
    await db.destroy();
    await sql`drop database ${name}`.execute(database.db);
  }
});
