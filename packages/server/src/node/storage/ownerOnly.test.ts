import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { runningServerProcess } from '../../testing/processes/serverProcess.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { runBackup } from '../commands/backup/backup.ts';
import { runRestore } from '../commands/backup/restore.ts';
import { runSeed } from '../commands/seed.ts';

vi.setConfig({ testTimeout: 60_000 });

let parent: TemporaryFolder;
let folder: string;
let environment: { DATA_DIR: string; DATABASE_URL: string; DEMO: string };

beforeEach(() => {
  parent = temporaryFolder();
  folder = parent.file('data');
  environment = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' };
});

afterEach(() => parent.remove());

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** The mode of the data folder, and of each file in it. */
function modes(): Record<string, string> {
  const found: Record<string, string> = { '.': modeOf(folder) };
  for (const name of readdirSync(folder)) found[name] = modeOf(join(folder, name));
  return found;
}

/** Runs a server until it listens, and gives the modes of that moment and what it wrote. */
async function modesBesideServer() {
  const server = await runningServerProcess(environment);
  const found = modes();
  server.process.kill('SIGTERM');
  return { modes: found, out: (await server.ended).out };
}

const whileRunning = {
  '.': '700',
  'facturatie.sqlite': '600',
  'facturatie.sqlite-shm': '600',
  'facturatie.sqlite-wal': '600',
  'server.lock': '600',
};

describe('only its owner can read', () => {
  test('files that a server creates', async () => {
    expect((await modesBesideServer()).modes).toMatchObject(whileRunning);
  });

  test('files that commands create, a restored backup and the replaced database', async () => {
    const out = { write: () => undefined };
    const signal = new AbortController().signal;
    const seeding = ['--customers', '3'];
    expect(await runSeed(seeding, environment, { out, err: out }, signal)).toBe(0);
    expect(modes()).toEqual({ '.': '700', 'facturatie.sqlite': '600' });
    const backup = parent.file('copy');
    await runCommand(runBackup, [backup], environment);
    chmodSync(backup, 0o644);
    const restored = await runCommand(runRestore, [backup, '--replace'], environment);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const found = Object.entries(modes());
    expect(found.map(([name]) => name)).toContainEqual(expect.stringContaining('before-restore'));
    expect(new Set(found.map(([, mode]) => mode))).toEqual(new Set(['700', '600']));
  });

  test('files that an earlier version left readable, in our own folder', async () => {
    mkdirSync(folder, 0o755);
    for (const name of ['facturatie.sqlite', 'facturatie.sqlite.before-restore-1', 'server.lock']) {
      writeFileSync(join(folder, name), '', { mode: 0o644 });
    }
    const found = await modesBesideServer();
    const kept = { 'facturatie.sqlite.before-restore-1': '600' };
    expect(found.modes).toMatchObject({ ...whileRunning, ...kept });
    expect(found.out).not.toContain('dataFolderOpen');
  });

  test('our files in a folder with other files, which stays readable with a warning', async () => {
    mkdirSync(folder, 0o755);
    writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o644 });
    const found = await modesBesideServer();
    expect(found.modes).toMatchObject({ ...whileRunning, '.': '755', 'notes.txt': '644' });
    expect(found.out).toContain('warning: dataFolderOpen remedy=chmod 700 DATA_DIR');
  });
});
