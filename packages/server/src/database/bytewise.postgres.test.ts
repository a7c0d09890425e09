import { percent } from '@facturatie/invoice-engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { insertCustomerGroup, listCustomerGroups } from './customerGroups/customerGroups.ts';
import { listCustomers } from './customers/listCustomers.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/openPostgres.ts';

/** A PostgreSQL with Dutch collation: signs before digits, upper case beside lower case. */
let server: TestDatabase;
let db: Db;
let name: string;

beforeAll(async () => {
  server = await openTestDatabase({ migrated: false });
  const url = new URL(server.environment['DATABASE_URL'] ?? '');
  url.pathname = `${url.pathname}_dutch`;
  name = url.pathname.slice(1);
  await sql`
    create database ${sql.id(name)} template template0 locale_provider icu icu_locale 'nl-BE'
  `.execute(server.db);
  db = openPostgres(url.href);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await sql`drop database ${sql.id(name)}`.execute(server.db);
  await server.close();
});

const request = { page: 1, perPage: 10, search: '' } as const;

test('customer groups are sorted by bytes, with any locale of the database', async () => {
  for (const group of ['Bar ~ zaal', 'Bar A', 'Bar 1']) {
    await insertCustomerGroup(db, { name: group, discount: percent(0), notes: '' });
  }
  const { rows } = await listCustomerGroups(db, request);
  expect(rows.map((row) => row.name)).toEqual(['Bar 1', 'Bar A', 'Bar ~ zaal']);
});

test('and so do customers', async () => {
  await addCustomers(db, [
    { number: 'K_1' },
    { number: 'K1' },
    { number: 'K~1' },
    { number: 'KA' },
  ]);
  const { rows } = await listCustomers(db, request);
  expect(rows.map((row) => row.number)).toEqual(['K1', 'K_1', 'KA', 'K~1']);
});
