import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../database/db.ts';
import { migrate } from '../../../database/migrate.ts';
import { migrations } from '../../../database/migrations/index.ts';
import { addCustomers } from '../../../testing/records/addCustomers.ts';
import { startChild } from '../../../testing/processes/childProcess.ts';
import { openTestDatabase } from '../../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../../testing/processes/runCommand.ts';
import { runningServerProcess } from '../../../testing/processes/serverProcess.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../testing/temporaryFolder.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;
let folder: TemporaryFolder;

beforeEach(async () => {
  folder = temporaryFolder();
  database = await openTestDatabase({ migrated: false });
  await database.db.destroy();
});

afterEach(async () => {
  await database.close();
  folder.remove();
});

const backup = (...commandLine: string[]) =>
  runCommand(runBackup, commandLine, database.environment);
const restore = (commandLine: string[], { environment } = database) =>
  runCommand(runRestore, commandLine, environment);

/** Works on the database and lets go of it. */
async function onDatabase<Result>(
  work: (db: Db) => Promise<Result>,
  place = database,
): Promise<Result> {
  const db = place.reopen();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A database with a number of customers, a user with a session, and a row in the log of changes. */
async function fill(count: number): Promise<void> {
  await onDatabase(async (db) => {
    await migrate(db);
    await addCustomers(
      db,
      Array.from({ length: count }, (_, index) => ({ companyName: `Bakkerij ${index}` })),
    );
    const now = Date.now();
    const user = { name: 'an', displayName: 'An', passwordHash: 'x', createdAt: now };
    await db.insertInto('users').values(user).execute();
    const secrets = { tokenHash: 't', cookieHash: 'c', xsrfHash: 'x', userId: 1 };
    const session = { ...secrets, createdAt: now, lastUsedAt: now, expiresAt: now + 1000 };
    await db.insertInto('sessions').values(session).execute();
    const change = { changedAt: now, userId: 1, userName: 'An', action: 'created' } as const;
    await db
      .insertInto('changes')
      .values({ ...change, thing: 'user', thingId: 1 })
      .execute();
  });
}

const customers = (place = database) =>
  onDatabase((db) => db.selectFrom('customers').selectAll().orderBy('id').execute(), place);

/** Writes two things together, again and again, until something ended; at least once. */
async function writePairsUntil(ended: Promise<unknown>): Promise<number> {
  const stop = new AbortController();
  ended.finally(() => stop.abort()).catch(() => undefined);
  return onDatabase(async (db) => {
    let written = 0;
    do {
      written += 1;
      const value = String(written);
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('settings').values({ key: value, value }).execute();
        await trx.updateTable('customers').set({ notes: value }).where('id', '=', 1).execute();
      });
      await new Promise((resolve) => setTimeout(resolve, 1));
    } while (!stop.signal.aborted);
    return written;
  });
}

/** How often each of the two was written. */
async function readPairs(db: Db): Promise<{ settings: number; customer: number }> {
  const settings = await db.selectFrom('settings').select('key').execute();
  const first = db.selectFrom('customers').select('notes').where('id', '=', 1);
  const { notes } = await first.executeTakeFirstOrThrow();
  return { settings: settings.length, customer: Number(notes) };
}

/** What is kept of before a restore, by name. */
function storedNames(): string[] {
  const places = [folder.path, database.environment['DATA_DIR'] ?? folder.path];
  const names = new Set(places.flatMap((place) => readdirSync(place)));
  return [...names].filter((name) => name.includes('before-restore'));
}

describe('npm run backup', () => {
  test('during writes by a server and other processes, holds every row as it was at one moment', async () => {
    await fill(40);
    const server = await runningServerProcess({ ...database.environment, DEMO: '0' });
    const file = folder.file('copy');
    const script = new URL('./backup.ts', import.meta.url);
    const child = startChild(script, [file], database.environment);
    const written = await writePairsUntil(child.ended);
    const { code, out, err } = await child.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Wrote .*copy: (40 customers, 0 documents|\d+ tables), \d+\.\d MB, read/);
    server.process.kill('SIGTERM');
    await server.ended;

    const other = await openTestDatabase({ migrated: false });
    await other.db.destroy();
    expect(await restore([file], other)).toMatchObject({ code: 0, err: '' });
    const copied = await onDatabase((db) => readPairs(db), other);
    expect(copied.settings).toBe(copied.customer);
    expect(copied.customer).toBeLessThanOrEqual(written);
    expect((await customers(other)).slice(1)).toEqual((await customers()).slice(1));
    const forget = onDatabase((db) => db.deleteFrom('changes').execute(), other);
    await expect(forget).rejects.toThrow('changes are only ever added');
    await other.close();
  });

  test('can be read by its owner only, and leaves no half file', async () => {
    await fill(1);
    await backup(folder.file('copy'));
    expect(statSync(folder.file('copy')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path)).toEqual(['copy']);
  });

  test('never writes over a file', async () => {
    await fill(1);
    writeFileSync(folder.file('copy'), 'dear');
    expect(await backup(folder.file('copy'))).toEqual({
      code: 1,
      out: '',
      err: `${folder.file('copy')} exists already: nothing was written.\n`,
    });
    expect(statSync(folder.file('copy')).size).toBe(4);
  });

  test('into a missing folder is reported in one line', async () => {
    await fill(1);
    const { code, err } = await backup(folder.file('nergens/copy'));
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/nergens.copy cannot be written: .+\.\n$/),
    ]);
  });

  test('of a missing database creates neither a database nor a file', async () => {
    const nowhere = { DATA_DIR: folder.file('leeg'), DATABASE_URL: '' };
    const { code, err } = await runCommand(runBackup, [folder.file('copy')], nowhere);
    expect([code, err]).toEqual([1, expect.stringMatching(/^There is no database .*sqlite\.\n$/)]);
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

describe('npm run restore', () => {
  test('restores the data, keeps the replaced database, and ends the sessions', async () => {
    await fill(3);
    await backup(folder.file('copy'));
    const before = await customers();
    await onDatabase((db) => db.updateTable('customers').set({ companyName: 'Later' }).execute());

    const { code, out, err } = await restore([folder.file('copy'), '--replace']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^What was there is kept as .*before-restore-.*\nRestored .*copy\. Every/);
    expect(await customers()).toEqual(before);
    expect(await onDatabase((db) => db.selectFrom('sessions').selectAll().execute())).toEqual([]);

    const kept = /kept as (.*)\.\n/.exec(out)?.[1] ?? '';
    const other = await openTestDatabase({ migrated: false });
    await other.db.destroy();
    expect(await restore([kept], other)).toMatchObject({ code: 0 });
    expect(new Set((await customers(other)).map(({ companyName }) => companyName))).toEqual(
      new Set(['Later']),
    );
    await other.close();
  });

  test('leaves a database with data alone without --replace', async () => {
    await fill(2);
    await backup(folder.file('copy'));
    const { code, err } = await restore([folder.file('copy')]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/ holds data: nothing was changed\. With --replace .*kept aside\.\n$/),
    ]);
    expect(storedNames()).toEqual([]);
  });

  test('is refused while a server works on the database', async () => {
    await fill(2);
    await backup(folder.file('copy'));
    const server = await runningServerProcess({ ...database.environment, DEMO: '1' });
    const { code, err } = await restore([folder.file('copy'), '--replace']);
    expect([code, err]).toEqual([1, expect.stringMatching(/server (uses|works on) .*stop/)]);
    expect((await customers()).length).toBe(2);
    server.process.kill('SIGTERM');
    await server.ended;
    expect(await restore([folder.file('copy'), '--replace'])).toMatchObject({ code: 0 });
  });

  test('of a damaged file changes nothing', async () => {
    await fill(600);
    await backup(folder.file('copy'));
    const whole = readFileSync(folder.file('copy'));
    const before = await customers();
    const damages = {
      cut: whole.subarray(0, Math.floor(whole.length * 0.6)),
      overwritten: Buffer.concat([
        whole.subarray(0, Math.floor(whole.length / 2)),
        Buffer.alloc(5000, 'x'),
        whole.subarray(Math.floor(whole.length / 2) + 5000),
      ]),
      empty: Buffer.alloc(0),
      text: Buffer.from('no backup at all'),
    };
    for (const [damage, bytes] of Object.entries(damages)) {
      writeFileSync(folder.file(damage), bytes);
      const { code, err } = await restore([folder.file(damage), '--replace']);
      expect([damage, code, err]).toEqual([damage, 1, expect.stringMatching(/^.+\n$/)]);
    }
    expect(await customers()).toEqual(before);
    expect(storedNames()).toEqual([]);
  });

  test('of an older version is brought to this one', async () => {
    await onDatabase((db) => migrate(db, { migrations: migrations.slice(0, 3) }));
    await backup(folder.file('old'));
    expect(await restore([folder.file('old'), '--replace'])).toMatchObject({ code: 0, err: '' });
    const names = await onDatabase((db) => db.selectFrom('migrations').select('name').execute());
    expect(names).toHaveLength(migrations.length);
  });

  test('of a newer version is refused', async () => {
    await fill(1);
    await onDatabase((db) =>
      db.insertInto('migrations').values({ name: '9999-later', appliedAt: 1 }).execute(),
    );
    await backup(folder.file('newer'));
    const { code, err } = await restore([folder.file('newer'), '--replace']);
    expect([code, err]).toEqual([1, expect.stringContaining('9999-later')]);
  });
});
