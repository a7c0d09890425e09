import { calls, createCaller, createCustomer, listCustomers } from '@facturatie/api-contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { addUser } from '../auth/addUser.ts';
import type { Db } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/openPostgres.ts';
import { openSqlite } from '../database/sqlite/openSqlite.ts';
import { systemClock, systemRandom } from '../node/ports/systemPorts.ts';
import { simulatedVatRegistry } from '../seed/simulatedVatRegistry.ts';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { decodedAnswer, failureOf } from '../testing/answers.ts';
import { damage } from '../testing/database/damage.ts';
import { documentFaults } from '../testing/database/documentInvariants.ts';
import { customerFormOf } from '../testing/records/forms.ts';
import { jsonPost, testUser } from '../testing/openTestServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { testPasswordHash } from '../testing/testPasswordHash.ts';
import { createServer } from './createServer.ts';

vi.setConfig({ testTimeout: 60_000 });

const portsOn = (database: Db) => ({
  database,
  clock: systemClock,
  random: systemRandom,
  passwordHash: testPasswordHash,
  log: { write: () => undefined },
  vatRegistry: simulatedVatRegistry(1),
});

/** What the login form sends. */
const loginOf = (name: string, password: string) =>
  new Request(`http://facturatie.test${calls.login.path}`, jsonPost({ name, password }));

/** A server on its own SQLite file, and its user actions. */
async function openOnSqlite() {
  const folder = temporaryFolder();
  const db = openSqlite(folder.file('server.sqlite'));
  await migrate(db);
  await addCustomers(db, []);
  const group = await db.selectFrom('customerGroups').select('id').executeTakeFirstOrThrow();
  await addUser(portsOn(db), testUser);
  const server = createServer(portsOn(db));
  const signedIn = await server.fetch(loginOf(testUser.name, testUser.password));
  const { data: user } = await decodedAnswer(calls.login, signedIn);
  const call = createCaller({
    token: () => user.token.accessToken,
    cookie: () => undefined,
    fetch: (path, init) => server.fetch(new Request(`http://facturatie.test${path}`, init)),
  });
  /** A customer that takes some pages of the file. */
  const create = (index: number) =>
    call(createCustomer, {
      body: customerFormOf(`K${index}`, group.id, { notes: 'x'.repeat(20_000) }),
    });
  const total = async () => {
    const query = { page: 1, perPage: 10, search: '' } as const;
    return (await call(listCustomers, { query })).customers.total;
  };
  const close = async () => {
    await db.destroy();
    folder.remove();
  };
  return { db, create, total, close };
}

test('a full SQLite file refuses what does not fit, keeps what it acknowledged, and continues once there is room', async () => {
  const { db, create, total, close } = await openOnSqlite();
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
  const limit = (rows[0]?.pageCount ?? 0) + 30;
  await sql.raw(`pragma max_page_count = ${limit}`).execute(db);
  let saved = 0;
  const failure = await failureOf(
    (async () => {
      for (; saved < 100; saved += 1) await create(saved);
    })(),
  );
  expect(failure).toMatchObject({
    status: 503,
    messages: {
      message:
        'De schijf van de server is vol. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
    },
  });
  expect(saved).toBeGreaterThan(0);
  expect(await total()).toBe(saved);
  expect(await documentFaults(db)).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  await create(saved);
  expect(await total()).toBe(saved + 1);
  await close();
});

test('a read-only SQLite file can still be read, the server reports why nothing is saved, and recovers by itself', async () => {
  const { db, create, total, close } = await openOnSqlite();
  await create(1);
  await sql.raw('pragma query_only = on').execute(db);
  expect(await failureOf(create(2))).toMatchObject({
    status: 503,
    messages: {
      message:
        'De databank laat nu alleen lezen toe. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
    },
  });
  expect(await total()).toBe(1);
  await sql.raw('pragma query_only = off').execute(db);
  await create(2);
  expect(await total()).toBe(2);
  expect(await documentFaults(db)).toEqual([]);
  await close();
});

test('a SQLite file with damaged pages is reported, and the server is not ready', async () => {
  const folder = temporaryFolder();
  const file = folder.file('server.sqlite');
  const db = openSqlite(file);
  await migrate(db);
  await addUser(portsOn(db), testUser);
  await addCustomers(
    db,
    Array.from({ length: 500 }, () => ({ notes: 'x'.repeat(3000) })),
  );
  await db.destroy();
  damage(file);
  const damaged = openSqlite(file);
  const server = createServer(portsOn(damaged));
  const ready = async () => (await server.fetch(new Request('http://x/readyz'))).status;
  const signedIn = await server.fetch(loginOf(testUser.name, testUser.password));
  const { data: user } = await decodedAnswer(calls.login, signedIn);
  expect(await ready()).toBe(200);
  const headers = { authorization: `Bearer ${user.token.accessToken}` };
  const address = 'http://x/api/v1/auth/klanten?q=zq';
  const answer = await server.fetch(new Request(address, { headers }));
  expect(answer.status).toBe(503);
  expect(answer.headers.has('retry-after')).toBe(false);
  expect(await answer.json()).toEqual({
    message: 'De databank is beschadigd. Er is niets bewaard; verwittig de beheerder.',
    errors: {},
  });
  expect(await ready()).toBe(503);
  await damaged.destroy();
  folder.remove();
});

test('an unreachable database is reported', async () => {
  const database = openPostgres('postgres://nobody@127.0.0.1:1/none');
  const answer = await createServer(portsOn(database)).fetch(loginOf('demo', 'demo'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.json()).toEqual({
    message: 'De databank antwoordt nu niet. Probeer het straks opnieuw.',
    errors: {},
  });
  await database.destroy();
});
