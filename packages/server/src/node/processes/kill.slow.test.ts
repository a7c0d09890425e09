import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../database/db.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import {
  acknowledgedIn,
  callerOf,
  presentIn,
  sendAgain,
  startWriters,
} from '../../testing/writers.ts';
import type { WriteLedger } from '../../testing/writers.ts';

const rounds = process.env['LONG'] ? 30 : 3;
const writers = 6;
/** Acknowledged before the process is killed, in each round. */
const writesAtLeast = 30;
/** Milliseconds; so that the kill meets a request at any moment of its life. */
const killWithin = 40;

vi.setConfig({ testTimeout: 60_000 + rounds * 30_000 });

let database: TestDatabase;
let server: ServerProcess;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
  // Another process with the SQLite file open would prevent the recovery by the next one.
  await database.db.destroy();
});

afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await database.close();
});

/** Looks into the database beside the server, and lets go of it. */
async function look<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const db = database.reopen();
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

test('a killed server loses no acknowledged change, corrupts nothing, and creates nothing twice', async () => {
  server = await runningServerProcess(database.environment);
  const token = await tokenOf(await server.login('demo', 'demo'));
  const { id: groupId } = await look((db) =>
    db.selectFrom('customerGroups').select('id').limit(1).executeTakeFirstOrThrow(),
  );
  const seeded = await look(presentIn);
  const ledger: WriteLedger = { acknowledged: new Map(), unanswered: [] };
  let unanswered = 0;

  for (let round = 0; round < rounds; round += 1) {
    const started = startWriters(callerOf(server.url, token), writers, {
      groupId,
      prefix: `R${round}`,
      ledger,
    });
    await started.acknowledgedMore(writesAtLeast);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * killWithin));
    server.process.kill('SIGKILL');
    await Promise.all([server.ended, started.ended]);

    server = await runningServerProcess(database.environment);
    const call = callerOf(server.url, token);
    expect((await server.customers(token)).status).toBe(200);
    expect(await look(documentFaults)).toEqual([]);
    const kept = new Set(await look(presentIn));
    expect([...seeded, ...acknowledgedIn(ledger)].filter((each) => !kept.has(each))).toEqual([]);

    unanswered += await sendAgain(call, ledger, groupId);
    expect(await look(presentIn)).toEqual([...seeded, ...acknowledgedIn(ledger)].toSorted());
    expect(await look(documentFaults)).toEqual([]);
  }
  // The kill came between a request and its answer, or nothing was tried.
  expect(unanswered).toBeGreaterThan(0);
});
