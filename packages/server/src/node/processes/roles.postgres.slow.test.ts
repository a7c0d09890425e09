import { readFileSync, writeFileSync } from 'node:fs';
import { createSalesDocument } from '@facturatie/api-contract';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../auth/addUser.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { openPostgres } from '../../database/postgres/openPostgres.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { testPostgresUrl } from '../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import {
  runningServerProcess,
  startServerProcess,
  tokenOf,
} from '../../testing/processes/serverProcess.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { callerOf } from '../../testing/writers.ts';
import { argon2id } from '../ports/argon2.ts';
import { runBackup } from '../commands/backup/backup.ts';
import { runImport } from '../commands/import/import.ts';
import { runMigrate } from '../commands/migrate.ts';
import { runSeed } from '../commands/seed.ts';
import { systemClock } from '../ports/systemPorts.ts';

/** The statements of docs/operations.md, for roles and a database that only this test has. */
const own = `roles_${process.pid}_${Date.now()}`;
const operations = new URL('../../../../../docs/operations.md', import.meta.url);
const [asAdministrator = '', asOwner = ''] = readFileSync(operations, 'utf8')
  .matchAll(/```sql\n(.*?)```/gs)
  .map(([, block = '']) => block.replaceAll(/\bfacturatie/g, own));

const administrator = testPostgresUrl() ?? '';

function addressOf(role: string, password: string): string {
  const url = new URL(administrator);
  url.username = role;
  url.password = password;
  url.pathname = `/${own}`;
  return url.href;
}

const owner = addressOf(`${own}_owner`, 'change me');
const folder = temporaryFolder();
const server = addressOf(`${own}_server`, 'change me too');

/** Runs statements one by one: a database is made outside any transaction. */
async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements.split(';')) {
      if (statement.trim() !== '') await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await run(administrator, asAdministrator);
  const olderDb = openPostgres(owner);
  await migrate(olderDb, { migrations: migrations.slice(0, 3) });
  await olderDb.destroy();
}, 60_000);

afterAll(async () => {
  folder.remove();
  await run(
    administrator,
    `drop database ${own} with (force); drop role ${own}_owner; drop role ${own}_server`,
  );
});

describe('a role that owns no table', () => {
  test('cannot migrate, and the message names the role that can', async () => {
    await run(owner, 'grant select on migrations to '.concat(`${own}_server`));
    const { code, err } = await startServerProcess({ DATABASE_URL: server, DEMO: '0' }).ended;
    expect([code, err]).toEqual([1, expect.stringContaining('run npm run migrate with the')]);
  }, 30_000);

  test('runs a server and its commands once its owner has migrated and granted', async () => {
    const migrated = await runCommand(runMigrate, [], { DATABASE_URL: owner });
    expect(migrated).toMatchObject({ code: 0, err: '' });
    await run(owner, asOwner);
    const db = openPostgres(server);
    const login = { name: 'an', password: 'een goed wachtwoord' };
    await addUser({ database: db, clock: systemClock, passwordHash: argon2id }, login);
    await addCustomers(db, [{ number: 'K1' }]);

    const running = await runningServerProcess({ DATABASE_URL: server, DEMO: '0' });
    const token = await tokenOf(await running.login(login.name, login.password));
    const params = { kind: 'invoice' } as const;
    const body = documentFormOf('K1');
    const { document } = await callerOf(running.url, token)(createSalesDocument, { params, body });
    expect(document.number).toMatch(/1100001$/);
    running.process.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ code: 0, err: '' });

    writeFileSync(folder.file('vertegenwoordigers.csv'), 'vwNaam\nJan\n');
    const environment = { DATABASE_URL: server };
    const csv = ['representatives', folder.file('vertegenwoordigers.csv')];
    expect(await runCommand(runImport, csv, environment)).toMatchObject({ code: 0, err: '' });
    const out = { write: () => undefined };
    const { signal } = new AbortController();
    const seeding = ['--customers', '2', '--documents', '2'];
    expect(await runSeed(seeding, environment, { out, err: out }, signal)).toBe(0);
    const backup = await runCommand(runBackup, [folder.file('copy')], environment);
    expect(backup).toMatchObject({ code: 0, err: '' });

    for (const statement of [
      `update changes set user_name = 'niemand'`,
      'delete from changes',
      'truncate changes',
      'delete from migrations',
      'drop table customers',
    ]) {
      const attempt = sql.raw(statement).execute(db);
      await expect(attempt).rejects.toThrow(/permission denied|must be owner/);
    }
    await db.destroy();
  }, 60_000);
});
