import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addUser } from '../../auth/addUser.ts';
import type { Db } from '../../database/db.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/postgres/openPostgres.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { createPostgresCluster } from '../../testing/database/postgresCluster.ts';
import type { PostgresCluster } from '../../testing/database/postgresCluster.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import {
  acknowledgedIn,
  callerOf,
  presentIn,
  send,
  sendAgain,
  startWriters,
} from '../../testing/writers.ts';
import type { WriteLedger } from '../../testing/writers.ts';
import { argon2id } from '../ports/argon2.ts';
import { systemClock } from '../ports/systemPorts.ts';

const rounds = process.env['LONG'] ? 30 : 3;
const writers = 6;
/** Acknowledged before PostgreSQL ends, in each round. */
const writesAtLeast = 30;
/** Milliseconds; so that the end meets a request at any moment of its life. */
const endWithin = 40;

vi.setConfig({ testTimeout: 60_000 + rounds * 30_000, hookTimeout: 60_000 });

const user = { name: 'an', password: 'een goed wachtwoord' };

let cluster: PostgresCluster;
let server: ServerProcess;
let token: string;
let groupId: number;

beforeAll(async () => {
  cluster = await createPostgresCluster();
  await cluster.start();
  groupId = await look(async (db) => {
    await migrate(db);
    await addUser({ database: db, clock: systemClock, passwordHash: argon2id }, user);
    await addCustomers(db, []);
    return (await db.selectFrom('customerGroups').select('id').executeTakeFirstOrThrow()).id;
  });
  server = await runningServerProcess({ DATABASE_URL: cluster.url, DEMO: '0' });
  token = await tokenOf(await server.login(user.name, user.password));
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await cluster.remove();
});

/** Looks into the database beside the server, and lets go of it. */
async function look<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(cluster.url);
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

test.each([
  ['killed', 'kill', rounds],
  ['stopped in an orderly way', 'stop', Math.ceil(rounds / 10)],
] as const)(
  'a PostgreSQL that is %s loses nothing acknowledged; the server says so and continues by itself',
  async (_, how, times) => {
    const before = await look(presentIn);
    const ledger: WriteLedger = { acknowledged: new Map(), unanswered: [] };
    const call = callerOf(server.url, token);
    let unanswered = 0;
    for (let round = 0; round < times; round += 1) {
      const started = startWriters(call, writers, { groupId, prefix: `${how}${round}`, ledger });
      await started.acknowledgedMore(writesAtLeast);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * endWithin));
      await cluster.end(how);
      await started.ended;

      const away = await server.customers(token);
      expect([away.status, away.headers.get('retry-after'), await away.json()]).toEqual([
        503,
        '10',
        { message: 'De databank antwoordt nu niet. Probeer het straks opnieuw.', errors: {} },
      ]);

      await cluster.start();
      expect((await server.customers(token)).status).toBe(200);
      expect(await look(documentFaults)).toEqual([]);
      const kept = new Set(await look(presentIn));
      expect([...before, ...acknowledgedIn(ledger)].filter((each) => !kept.has(each))).toEqual([]);
      unanswered += await sendAgain(call, ledger, groupId);
      expect(await look(presentIn)).toEqual([...before, ...acknowledgedIn(ledger)].toSorted());
      expect(await look(documentFaults)).toEqual([]);
    }
    // The end came between a request and its answer, or nothing was tried.
    expect(unanswered).toBeGreaterThanOrEqual(writers);
    expect(server.process.exitCode).toBeNull();
  },
);

/** How often PostgreSQL waited until its log was on the disk. */
function logSyncs(): Promise<number> {
  return look(async (db) => {
    const version = await sql<{ isNew: boolean }>`
      select current_setting('server_version_num')::int >= 180000 as is_new
    `.execute(db);
    const syncs = version.rows[0]?.isNew
      ? sql<{
          count: number;
        }>`select sum(fsyncs)::bigint as count from pg_stat_io where object = 'wal'`
      : sql<{ count: number }>`select wal_sync as count from pg_stat_wal`;
    return (await syncs.execute(db)).rows[0]?.count ?? 0;
  });
}

test('a response is sent after its save is flushed to disk, for consecutive saves', async () => {
  const saves = 20;
  const call = callerOf(server.url, token);
  const before = await logSyncs();
  for (let index = 0; index < saves; index += 1) {
    const mark = `K${index}`;
    await send(call, { kind: 'customer', key: mark, mark, customer: '' }, groupId);
  }
  // PostgreSQL publishes its counters now and then.
  await vi.waitFor(async () => expect((await logSyncs()) - before).toBeGreaterThanOrEqual(saves), {
    timeout: 20_000,
    interval: 200,
  });
});
