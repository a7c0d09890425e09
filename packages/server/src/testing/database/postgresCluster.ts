import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../node/commands/backup/postgresTools.ts';

/** A separate PostgreSQL, which a test may kill. */
export interface PostgresCluster {
  /** The address of a database in it, without any table. */
  url: string;
  /** Starts it and waits until it takes connections. */
  start(): Promise<void>;
  /** Stops it in an orderly way, breaking off what runs; or kills its first process with SIGKILL. */
  end(how: 'stop' | 'kill'): Promise<void>;
  /** Ends it and removes all that it kept. */
  remove(): Promise<void>;
}

/** Who owns the files and runs the programs. */
type Owner = { uid: number; gid: number } | Record<string, never>;

interface Cluster {
  readonly data: string;
  readonly port: number;
  readonly owner: Owner;
  readonly settings: readonly string[];
}

/** It keeps what it commits, as one in earnest does, but gets nothing else to the disk for ten seconds. */
const durable = ['wal_writer_delay=10000'];

/** What a killed PostgreSQL leaves behind needs some time to end before another may start. */
const startWithinMs = 20_000;

/**
 * Ends PostgreSQL in an orderly way at a line of input, or when the input ends without one, which comes
 * however the process of the tests ends: then nobody else removes its folder.
 */
const watch =
  'folder=$1; shift; "$@" & read _ || left=$folder; kill -INT $!; wait; [ -z "$left" ] || rm -rf "$left"';

/**
 * Makes a cluster in a temporary folder. It does not run yet.
 * @param settings Each `name=value`; durable when not given.
 */
export async function createPostgresCluster(
  settings: readonly string[] = durable,
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'facturatie-cluster-'));
  const owner = ownerOfCluster();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if ('uid' in owner)
    for (const place of [folder, passwordFile]) chownSync(place, owner.uid, owner.gid);
  const cluster = { data: join(folder, 'data'), port: await freePort(), owner, settings };
  const access = ['--username=facturatie', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const create = [...access, '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), ['--pgdata', cluster.data, ...create], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let running: Running | undefined;
  const end: PostgresCluster['end'] = async (how) => {
    if (how === 'kill') process.kill(firstProcessOf(cluster), 'SIGKILL');
    await running?.ended();
    running = undefined;
  };
  return {
    url: `postgres://facturatie:${password}@127.0.0.1:${cluster.port}/postgres`,
    async start() {
      running = await started(cluster);
    },
    end,
    async remove() {
      if (running !== undefined) await end('stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  /** Stops it and waits until all its processes have ended. */
  ended(): Promise<void>;
}

async function started(cluster: Cluster): Promise<Running> {
  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const { isReady, output, ended } = await attempt(cluster);
    if (isReady) return { ended };
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output}`);
    await pause(100);
  }
}

/** Starts PostgreSQL and waits until it takes connections or ends. */
async function attempt({ data, port, owner, settings }: Cluster) {
  const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const set = [...places, ...settings].flatMap((setting) => ['-c', setting]);
  const start = [program('postgres'), '-D', data, '-p', String(port), ...set];
  const child = spawn('/bin/sh', ['-c', watch, 'sh', dirname(data), ...start], {
    ...owner,
    cwd: data,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // An interrupt from the keyboard ends the shell as well.
  child.stdin.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  let output = '';
  const isReady = await new Promise<boolean>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/ready to accept connections/.test(output)) resolve(true);
      if (/FATAL:/.test(output)) resolve(false);
    });
  });
  const ended = async () => {
    child.stdin.end('\n');
    await closed;
  };
  if (!isReady) await ended();
  return { isReady, output, ended };
}

/** The process that all others of a running cluster come from. */
function firstProcessOf({ data }: Cluster): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** PostgreSQL refuses to run as root: then as user `postgres`, or as user `nobody`. */
function ownerOfCluster(): Owner {
  if (userInfo().uid !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].flatMap((name) =>
    users.filter((user) => user.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = found[0]?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('There is no user for PostgreSQL');
  return { uid: Number(uid), gid: Number(gid) };
}

function program(name: string): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`${name} is not on this machine: install PostgreSQL.`);
  return found;
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
