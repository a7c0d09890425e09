import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { openSqlite } from '../../../database/sqlite/openSqlite.ts';
import { runCommand } from '../../../testing/processes/runCommand.ts';
import { addCustomers } from '../../../testing/records/addCustomers.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../testing/temporaryFolder.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

let folder: TemporaryFolder;
let data: string;

beforeEach(() => {
  folder = temporaryFolder();
  data = folder.file('data');
  mkdirSync(data);
});
afterEach(() => folder.remove());

const backup = (file: string) => runCommand(runBackup, [file], { DATA_DIR: data });
const restore = (commandLine: string[], place = data) =>
  runCommand(runRestore, commandLine, { DATA_DIR: place });

async function fill(): Promise<void> {
  const db = openSqlite(`${data}/facturatie.sqlite`);
  await migrate(db);
  await addCustomers(db, [{ companyName: 'Bakkerij 0' }, { companyName: 'Bakkerij 1' }]);
  await db.destroy();
}

async function companyNames(place = data): Promise<string[]> {
  const db = openSqlite(`${place}/facturatie.sqlite`);
  const customers = await db.selectFrom('customers').select('companyName').orderBy('id').execute();
  await db.destroy();
  return customers.map(({ companyName }) => companyName);
}

/** What is kept of before a restore, by name. */
const keptNames = () => readdirSync(data).filter((name) => name.includes('before-restore'));

describe('npm run restore of SQLite with logs', () => {
  /** Copies the data folder while a change is in a log only, as after a kill or a power cut. */
  async function copyDuring(before: string, change: string, after: string): Promise<string> {
    await fill();
    const writer = new DatabaseSync(`${data}/facturatie.sqlite`);
    writer.exec(`${before}; ${change}`);
    cpSync(data, folder.file('copied'), { recursive: true });
    writer.exec(after);
    writer.close();
    return folder.file('copied/facturatie.sqlite');
  }
  const renamed = "update customers set company_name = 'Later'";
  const committed = () => copyDuring('pragma journal_mode = wal', renamed, '');

  function filesIn(path: string) {
    return readdirSync(path).map((name) => {
      const { mode, mtimeMs } = statSync(`${path}/${name}`);
      return { name, mode, mtimeMs, bytes: readFileSync(`${path}/${name}`, 'latin1') };
    });
  }

  test('restores what is only in its log, and leaves the source as it was', async () => {
    const file = await committed();
    for (const end of ['', '-wal']) chmodSync(file + end, 0o400);
    const before = filesIn(dirname(file));
    expect(before.map(({ name }) => name)).toContain('facturatie.sqlite-wal');
    expect(await restore([file, '--replace'])).toMatchObject({ code: 0, err: '' });
    expect(statSync(`${data}/facturatie.sqlite`).mode & 0o777).toBe(0o600);
    expect(await companyNames()).toEqual(['Later', 'Later']);
    expect(filesIn(dirname(file))).toEqual(before);
    expect(readdirSync(data).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  test('rolls back a transaction that was interrupted', async () => {
    const spilling = 'pragma journal_mode = delete; pragma cache_size = 1; begin';
    const large = `${renamed}, notes = hex(randomblob(100000))`;
    const file = await copyDuring(spilling, large, 'rollback');
    expect(readdirSync(dirname(file))).toContain('facturatie.sqlite-journal');
    expect(await restore([file, '--replace'])).toMatchObject({ code: 0, err: '' });
    expect(await companyNames()).toEqual(['Bakkerij 0', 'Bakkerij 1']);
  });

  test('restores a damaged database that was kept with its log, once it is repaired', async () => {
    const file = await committed();
    await backup(folder.file('copy'));
    const whole = readFileSync(file);
    cpSync(dirname(file), data, { recursive: true });
    writeFileSync(`${data}/facturatie.sqlite`, Buffer.alloc(whole.length, 'x'));
    const { out } = await restore([folder.file('copy'), '--replace']);
    const kept = /kept as (.*)\.\n/.exec(out)?.[1] ?? '';

    const other = folder.file('other');
    expect(await restore([kept], other)).toMatchObject({ code: 1 });
    writeFileSync(kept, whole);
    expect(await restore([kept], other)).toMatchObject({ code: 0, err: '' });
    expect(await companyNames(other)).toEqual(['Later', 'Later']);
  });

  test('keeps the log beside an emptied database', async () => {
    const file = await committed();
    await backup(folder.file('copy'));
    cpSync(dirname(file), data, { recursive: true });
    writeFileSync(`${data}/facturatie.sqlite`, '');
    await restore([folder.file('copy'), '--replace']);
    expect(keptNames()).toEqual([
      expect.stringMatching(/before-restore-\w+$/),
      expect.stringMatching(/before-restore-\w+-wal$/),
    ]);
  });

  test('changes nothing while another process uses the database', async () => {
    await committed();
    await backup(folder.file('copy'));
    const writer = new DatabaseSync(`${data}/facturatie.sqlite`);
    writer.exec(`pragma journal_mode = wal; begin; ${renamed}`);
    const { code, err } = await restore([folder.file('copy'), '--replace']);
    writer.exec('rollback');
    writer.close();
    expect([code, err]).toEqual([1, expect.stringMatching(/^Another process uses .+\n$/)]);
    expect(keptNames()).toEqual([]);
  });

  test('names the given file, not its copy, in what it reports', async () => {
    const file = folder.file('foreign');
    const foreign = new DatabaseSync(file);
    foreign.exec('create table customers (a)');
    foreign.close();
    await fill();
    const { code, err } = await restore([file, '--replace']);
    expect([code, err]).toEqual([1, `${file} holds no data of this product.\n`]);
  });
});
