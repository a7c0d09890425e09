import { calls } from '@facturatie/api-contract';
import { sql } from 'kysely';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { decodedAnswer, textLike } from '../../testing/answers.ts';
import { damage } from '../../testing/database/damage.ts';
import { openTestDatabase, testPostgresUrl } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import {
  runningServerProcess,
  startServerProcess,
  tokenOf,
} from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { runImport } from '../commands/import/import.ts';
import { runSeed } from '../commands/seed.ts';
import { runUser } from '../commands/user/user.ts';
import type { Environment } from '../settings.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;
let folder: ReturnType<typeof temporaryFolder>;
let running: ServerProcess[];

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
  folder = temporaryFolder();
  running = [];
});

afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database.close();
  folder.remove();
});

async function start(environment: Environment = {}): Promise<ServerProcess> {
  const server = await runningServerProcess({ ...database.environment, ...environment });
  running.push(server);
  return server;
}

async function demoToken(server: ServerProcess): Promise<string> {
  return tokenOf(await server.login('demo', 'demo'));
}

async function totalCustomers(server: ServerProcess): Promise<number> {
  const answer = await server.customers(await demoToken(server));
  return (await decodedAnswer(calls.listCustomers, answer)).customers.total;
}

async function namesOfUsers(): Promise<string[]> {
  const users = await database.db.selectFrom('users').select('name').execute();
  return users.map(({ name }) => name);
}

describe('the first start', () => {
  test('fills the database, then prints its address and the demo user', async () => {
    const server = await start();
    expect((await server.login('demo', 'demo')).status).toBe(200);
    expect(await totalCustomers(server)).toBe(260);
    expect(await (await fetch(server.url)).text()).toContain('<title>Facturatie</title>');
    server.process.kill('SIGTERM');
    const { out, ...ended } = await server.ended;
    expect(ended).toEqual({ code: 0, err: '' });
    expect(out.replace(/\d+ ms/, '… ms').split('\n')).toEqual([
      'Filled a new database with 260 demo customers and 600 documents in … ms.',
      'The VAT databank is an invented one (VAT_DATABANK_URL).',
      `Facturatie runs at ${server.url}`,
      'Log in as demo / demo. Stop with Ctrl+C.',
      'Stopping; running requests get 10 seconds. Press Ctrl+C again to stop at once.',
      'Stopped.',
      '',
    ]);
  });

  test('after npm run seed adds the demo user, and keeps the customers that are there', async () => {
    const out = { write: () => undefined };
    const { signal } = new AbortController();
    await runSeed(['--customers', '3'], database.environment, { out, err: out }, signal);
    const server = await start();
    expect(await totalCustomers(server)).toBe(3);
    await server.wrote('Log in as demo / demo');
  });

  test('after an import of real customers adds no demo user', async () => {
    await migrate(database.db);
    await addCustomers(database.db, [{ number: 'K1' }]);
    await start();
    expect(await namesOfUsers()).toEqual([]);
  });

  test('with DEMO=0 leaves the database empty, without users', async () => {
    const server = await start({ DEMO: '0' });
    expect((await server.login('demo', 'demo')).status).toBe(401);
    expect(await namesOfUsers()).toEqual([]);
    expect(await database.db.selectFrom('customers').select('id').execute()).toEqual([]);
  });
});

describe('a later start', () => {
  test('keeps data and sessions after a kill -9, and seeds nothing twice', async () => {
    const first = await start();
    const token = await demoToken(first);
    first.process.kill('SIGKILL');
    await first.ended;
    const second = await start();
    expect((await second.customers(token)).status).toBe(200);
    expect(await totalCustomers(second)).toBe(260);
  });

  test('with DEMO=0 disables the demo user and ends its sessions; with DEMO=1 enables it again', async () => {
    const first = await start();
    const token = await demoToken(first);
    first.process.kill('SIGTERM');
    await first.ended;

    const second = await start({ DEMO: '0' });
    expect((await second.customers(token)).status).toBe(401);
    expect((await second.login('demo', 'demo')).status).toBe(401);
    second.process.kill('SIGTERM');
    expect((await second.ended).out).toContain('The demo user is shut, because DEMO=0.\n');

    const third = await start();
    expect((await third.login('demo', 'demo')).status).toBe(200);
  });
});

const onPostgres = testPostgresUrl() !== undefined;

describe('two servers started together on one new database', () => {
  test('seed it once, and both serve it on PostgreSQL', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(onPostgres ? 2 : 1);
    for (const server of running) expect(await totalCustomers(server)).toBe(260);
    expect(await namesOfUsers()).toEqual(['demo']);
  });

  test('a data folder is for one of them: the second is refused, the first continues', async () => {
    const ownFolder = { DATABASE_URL: '', DATA_DIR: folder.path };
    const first = await start(ownFolder);
    const second = await startServerProcess({ ...database.environment, ...ownFolder }).ended;
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `Another server uses DATA_DIR ${folder.path}: stop it, or set another DATA_DIR.\n`,
    });
    expect(await totalCustomers(first)).toBe(260);
  });
});

test.each(onPostgres ? ['PostgreSQL'] : [])('connections that %s breaks are replaced', async () => {
  const server = await start();
  const token = await demoToken(server);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(database.db);
  await server.wrote('warning: databaseConnectionLost');
  expect((await server.customers(token)).status).toBe(200);
});

describe('a start that cannot succeed ends with one line and code 1', () => {
  async function refusal(environment: Environment): Promise<string> {
    const { code, out, err } = await startServerProcess({
      ...database.environment,
      DEMO: '0',
      ...environment,
    }).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    return err.trimEnd();
  }

  test('a wrong setting', async () => {
    expect(await refusal({ PORT: 'http' })).toBe(
      "PORT must be a whole number from 0 to 65535, not 'http'.",
    );
  });

  test('demo data where others can reach it', async () => {
    expect(await refusal({ HOST: '0.0.0.0', DEMO: '1' })).toMatch(/^HOST=0\.0\.0\.0 .* DEMO=0/);
  });

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop the program that uses it, or set another PORT.`,
    );
    other.close();
  });

  test('an address of another machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toBe(
      'HOST 192.0.2.1 is not an address of this machine.',
    );
  });

  test('a data folder that cannot be made or written', async () => {
    const file = folder.file('file');
    writeFileSync(file, '');
    const sqlite = { DATABASE_URL: '' };
    expect(await refusal({ ...sqlite, DATA_DIR: `${file}/below` })).toMatch(
      new RegExp(`^DATA_DIR ${file}/below cannot be written: .*ENOTDIR`),
    );
    expect(await refusal({ ...sqlite, DATA_DIR: file })).toMatch(
      new RegExp(`^DATA_DIR ${file} cannot be written: `),
    );
  });

  test('a file that is no database', async () => {
    const file = folder.file('facturatie.sqlite');
    writeFileSync(file, 'not a database at all, but long enough to look at'.repeat(20));
    expect(await refusal({ DATABASE_URL: '', DATA_DIR: folder.path })).toBe(
      `The database ${file} cannot be opened: file is not a database.`,
    );
  });

  test('a database of another program, which a command reports too', async () => {
    const place = { DATABASE_URL: '', DATA_DIR: folder.path };
    const foreign = new DatabaseSync(folder.file('facturatie.sqlite'));
    foreign.exec('create table customers (a)');
    foreign.close();
    const noData =
      /^The database holds tables of another program, and no data of this product: .+\n?$/;
    expect(await refusal(place)).toMatch(noData);
    const command = await runCommand(runUser, ['list'], place);
    expect(command).toMatchObject({ code: 1, err: textLike(noData) });
  });

  test('a database with damaged pages, which a command reports too', async () => {
    const file = folder.file('facturatie.sqlite');
    const place = { DATABASE_URL: '', DATA_DIR: folder.path };
    const out = { write: () => undefined };
    const { signal } = new AbortController();
    await runSeed(['--customers', '2000'], place, { out, err: out }, signal);
    damage(file);
    const damaged =
      /^The database is damaged \(.+\)\. Copy it as it is, then restore the last backup: npm run restore -- FILE --replace\.\s*$/;
    expect(await refusal(place)).toMatch(damaged);
    writeFileSync(folder.file('klanten.csv'), 'Klantnummer\n1001\n2000\n');
    const importing = ['customers', folder.file('klanten.csv'), '--update'];
    const command = await runCommand(runImport, importing, place);
    expect(command).toMatchObject({ code: 1, err: textLike(damaged) });
  });

  test('a database server that does not respond; its password is not printed', async () => {
    const DATABASE_URL = 'postgres://user:secret@127.0.0.1:1/facturatie';
    expect(await refusal({ DATABASE_URL })).toBe(
      'The database 127.0.0.1:1/facturatie cannot be opened: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  test('a database of a newer version', async () => {
    const first = await start({ DEMO: '0' });
    first.process.kill('SIGTERM');
    await first.ended;
    const newer = { name: '9999-later', appliedAt: 0 };
    await database.db.insertInto('migrations').values(newer).execute();
    expect(await refusal({})).toMatch(/written by a newer version.*9999-later/);
  });

  test('an app that is not built', async () => {
    expect(await refusal({ APP_DIR: folder.path })).toBe(
      `APP_DIR ${folder.path} holds no built app (no index.html): npm start builds it.`,
    );
  });
});
