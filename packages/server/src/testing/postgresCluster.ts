import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../node/commands/backup/postgresTools.ts';

/** A PostgreSQL of its own, which a test may kill. It keeps what it commits, as one in earnest does. */
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
}

/** What a killed PostgreSQL leaves behind needs some time to end before another may start. */
const startWithinMs = 20_000;

/** Ends PostgreSQL when its input ends, which comes however the test's process ends. */
const watch = '"$@" & child=$!; read _; kill -INT $child; wait';

/** Makes a cluster in a temporary folder. It does not run yet. */
export async function createPostgresCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'facturatie-cluster-'));
  const owner = ownerOfCluster();
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = { data: join(folder, 'data'), port: await freePort(), owner };
  const create = ['--username=facturatie', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(program('initdb'), ['--pgdata', cluster.data, '--no-sync', ...create], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let running: Running | undefined;
  const end: PostgresCluster['end'] = async (how) => {
    process.kill(firstProcessOf(cluster), how === 'kill' ? 'SIGKILL' : 'SIGINT');
    await running?.ended();
    running = undefined;
  };
  return {
    url: `postgres://facturatie@127.0.0.1:${cluster.port}/postgres`,
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
  /** Lets go of it and waits until every process of it is gone. */
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
async function attempt({ data, port, owner }: Cluster) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    // Its longest, in milliseconds: nothing gets to the disk soon but what a commit waits for.
    'wal_writer_delay=10000',
  ];
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      watch,
      'sh',
      program('postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...owner, cwd: data, stdio: ['pipe', 'ignore', 'pipe'] },
  );
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
    child.stdin.end();
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
