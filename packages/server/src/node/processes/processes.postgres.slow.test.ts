import { createSalesDocument, newIdempotencyKey } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addUser } from '../../auth/addUser.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import { callerOf } from '../../testing/writers.ts';
import { argon2id } from '../ports/argon2.ts';
import { systemClock } from '../ports/systemPorts.ts';
import { runUser } from '../commands/user/user.ts';

const password = 'een goed wachtwoord';

let database: TestDatabase;
/** Two processes of one installation. */
let servers: readonly [ServerProcess, ServerProcess];

beforeAll(async () => {
  database = await openTestDatabase();
  const ports = { database: database.db, clock: systemClock, passwordHash: argon2id };
  for (const name of ['an', 'bert', 'cis']) await addUser(ports, { name, password });
  await addCustomers(database.db, [{ number: 'K1' }]);
  const environment = { ...database.environment, DEMO: '0' };
  servers = [await runningServerProcess(environment), await runningServerProcess(environment)];
}, 60_000);

afterAll(async () => {
  for (const server of servers) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
  await database.close();
});

/** Calls to each of the two, in one session that was started at the first. */
async function callersOf(name: string): Promise<[Caller, Caller]> {
  const token = await tokenOf(await servers[0].login(name, password));
  return [callerOf(servers[0].url, token), callerOf(servers[1].url, token)];
}

const params = { kind: 'invoice' } as const;

describe('two server processes on one database', () => {
  test('share sessions and their end', async () => {
    const token = await tokenOf(await servers[0].login('bert', password));
    expect((await servers[1].customers(token)).status).toBe(200);
    await runCommand(runUser, ['disable', 'bert'], database.environment);
    const answers = await Promise.all(servers.map((server) => server.customers(token)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('share the count of failed logins', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const server = servers[attempt % 2 === 0 ? 0 : 1];
      expect((await server.login('cis', 'een fout wachtwoord')).status).toBe(401);
    }
    const answers = await Promise.all(servers.map((server) => server.login('cis', password)));
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  });

  test('assign numbers without gaps or duplicates, also concurrently', async () => {
    const callers = await callersOf('an');
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? callers[0] : callers[1])(createSalesDocument, {
          params,
          body: documentFormOf('K1', { reference: `nr ${index}` }),
        }),
      ),
    );
    const sequences = made.map(({ document }) => Number(document.number.slice(-5)));
    expect(sequences.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('create one document per key, in either process', async () => {
    const callers = await callersOf('an');
    const idempotencyKey = newIdempotencyKey();
    const body = documentFormOf('K1', { reference: 'een keer' });
    const made = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        (index === 0 ? callers[0] : callers[1])(
          createSalesDocument,
          { params, body },
          { idempotencyKey },
        ),
      ),
    );
    expect(new Set(made.map(({ document }) => document.number)).size).toBe(1);
    const stored = database.db
      .selectFrom('salesDocuments')
      .select('id')
      .where('reference', '=', 'een keer');
    expect(await stored.execute()).toHaveLength(1);
  });

  test('claim the database again after their connections were closed', async () => {
    const claims = sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'facturatie server'
    `;
    const before = (await claims.execute(database.db)).rows;
    expect(before).toHaveLength(2);
    for (const { pid } of before) {
      await sql`select pg_terminate_backend(${pid}::int)`.execute(database.db);
    }
    await vi.waitFor(
      async () => {
        const now = (await claims.execute(database.db)).rows;
        expect(now.filter(({ pid }) => !before.some((old) => old.pid === pid))).toHaveLength(2);
      },
      { timeout: 20_000, interval: 200 },
    );
  }, 30_000);
});
