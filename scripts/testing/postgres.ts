import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';
import { canInstallWithApt, installWithApt } from './apt.ts';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A PostgreSQL to test on. */
export interface Postgres {
  /** postgres:// address of a database in which tests may create and drop what they like. */
  url: string;
  stop(): Promise<void>;
}

/** Nothing outlives the run, so nothing has to survive a power cut. */
const forSpeed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * The PostgreSQL of a test run: the one TEST_DATABASE_URL names, else a throwaway cluster of the binaries
 * found (on Debian as root installed first) on a free port.
 * @returns it, or in `missing` why there is none.
 */
export async function providePostgres(): Promise<Postgres | { missing: string }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  let failure: string | undefined;
  if (findBinaries() === undefined && canInstallWithApt())
    failure = await installWithApt('postgresql');
  const binaries = findBinaries();
  if (binaries === undefined) {
    const advice = 'Install PostgreSQL, or name a database in TEST_DATABASE_URL.';
    return { missing: `No PostgreSQL was found. ${failure ?? ''}${failure ? '\n' : ''}${advice}` };
  }
  return startCluster(binaries);
}

/** The folder with initdb and postgres: Debian's, one on the PATH, Homebrew's; the newest version first. */
function findBinaries(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return ['/usr/lib/postgresql/*/bin', ...onPath, '/{opt/homebrew,usr/local}/opt/postgresql*/bin']
    .flatMap((folder) => globSync(path.join(folder, 'initdb')).toSorted(newestFirst))
    .map((initdb) => path.dirname(initdb))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
}

const newestFirst = (one: string, other: string): number =>
  other.localeCompare(one, 'en', { numeric: true });

async function startCluster(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-postgres-'));
  const owner = await ownerOfCluster();
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  const data = path.join(folder, 'data');
  writeFileSync(passwordFile, password);
  if ('uid' in owner)
    for (const place of [folder, passwordFile]) chownSync(place, owner.uid, owner.gid);

  const created = await runQuietly(
    path.join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=facturatie',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  );
  if (created.code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed:\n${lastLines(created.output)}`);
  }

  const port = await freePort();
  const settings = [...forSpeed, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const program = path.join(binaries, 'postgres');
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  // The shell waits for the end of its input, which comes however this process ends, and then cleans up.
  const watch = 'folder=$1; shift; "$@" & read _; kill -INT $!; wait; rm -rf "$folder"';
  const child = spawn('/bin/sh', ['-c', watch, 'sh', folder, program, ...args], {
    ...owner,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await readyOrThrow(child.stderr);
  return {
    url: `postgres://facturatie:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Waits for the line by which PostgreSQL says that it accepts connections. */
function readyOrThrow(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    log.setEncoding('utf8');
    log.on('data', (text: string) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    log.once('end', () => reject(new Error(`PostgreSQL did not start:\n${lastLines(output)}`)));
  });
}

/** PostgreSQL refuses to run as root: then as user `postgres`, or as user `nobody`. */
async function ownerOfCluster(): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = await runQuietly('id', ['-u', name]);
    const gid = await runQuietly('id', ['-g', name]);
    if (uid.code === 0 && gid.code === 0)
      return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('There is no user to run PostgreSQL as: neither postgres nor nobody exists.');
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
