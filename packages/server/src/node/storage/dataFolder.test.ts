import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openSqlite } from '../../database/sqlite/openSqlite.ts';
import { startChild } from '../../testing/processes/childProcess.ts';
import type { Child } from '../../testing/processes/childProcess.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { claimDataFolder, databaseFile, makeDataFolder } from './dataFolder.ts';
import { StartupError } from '../startupError.ts';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => folder.remove());

async function claimInChild(): Promise<Child> {
  const file = new URL('../../testing/processes/holdDataFolder.ts', import.meta.url);
  const child = startChild(file, [folder.path], {});
  await child.wrote('claimed');
  return child;
}

const refusal = () =>
  `Another server uses DATA_DIR ${folder.path}: stop it, or set another DATA_DIR.`;

describe('a data folder', () => {
  test('is made with the folders above it, and may be there already', () => {
    const path = folder.file('een/twee');
    expect(makeDataFolder(path)).toBe(path);
    expect(makeDataFolder(path)).toBe(path);
    expect(existsSync(path)).toBe(true);
  });

  test('that cannot be made is reported in one line', () => {
    writeFileSync(folder.file('bestand'), '');
    const below = folder.file('bestand/map');
    expect(() => makeDataFolder(below)).toThrow(StartupError);
    expect(() => makeDataFolder(below)).toThrow(/^DATA_DIR .*map cannot be written: .+\.$/);
  });

  test('has one server at a time', () => {
    const giveUp = claimDataFolder(folder.path);
    expect(() => claimDataFolder(folder.path)).toThrow(refusal());
    giveUp();
    claimDataFolder(folder.path)();
  });

  test('that two servers claim concurrently is claimed by one of them', () => {
    const other = new DatabaseSync(folder.file('server.lock'));
    // The state of a process that is claiming: it has read the lock, and has not locked it yet.
    other.exec('begin; select * from sqlite_schema');
    const giveUp = claimDataFolder(folder.path);
    expect(() => claimDataFolder(folder.path)).toThrow(refusal());
    other.close();
    giveUp();
  });

  test('claimed by another process is refused, until that process is gone', async () => {
    const child = await claimInChild();
    expect(() => claimDataFolder(folder.path)).toThrow(refusal());
    child.process.kill('SIGTERM');
    await child.ended;
    claimDataFolder(folder.path)();
  });

  test('can be claimed at once after kill -9, with the files of the killed process', async () => {
    for (let round = 0; round < 3; round++) {
      const child = await claimInChild();
      child.process.kill('SIGKILL');
      await child.ended;
      expect(readdirSync(folder.path)).toContain('server.lock');
      claimDataFolder(folder.path)();
    }
  }, 30_000);

  test('claimed by a server can still be read and written by commands', async () => {
    const giveUp = claimDataFolder(folder.path);
    const db = openSqlite(folder.file(databaseFile));
    await migrate(db);
    await db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    const rows = await db.selectFrom('settings').selectAll().execute();
    expect(rows).toEqual([{ key: 'a', value: 'b' }]);
    await db.destroy();
    giveUp();
  });

  test('that cannot hold a lock is reported in one line', () => {
    expect(() => claimDataFolder(folder.file('nergens'))).toThrow(
      /^DATA_DIR .*nergens cannot be written: .+\.$/,
    );
  });
});
