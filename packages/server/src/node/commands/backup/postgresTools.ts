import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../startupError.ts';

/** PostgreSQL's own programs, which handle its versions. */
export type PostgresTool = 'pg_dump' | 'pg_restore' | 'psql';

/** Where Debian and Homebrew keep the programs of each version. */
const versionFolders = [
  '/usr/lib/postgresql/*/bin',
  '/{opt/homebrew,usr/local}/opt/postgresql*/bin',
];

/** A connection URL without its password, for a command line, and the password. */
interface Connection {
  readonly address: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Every process of a machine can read a command line: a password goes by the environment. */
export function connectionOf(databaseUrl: string): Connection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const environment = password === '' ? {} : { PGPASSWORD: password };
  return { address: url.href, environment };
}

export interface RunningTool {
  readonly child: ChildProcess;
  /**
   * Waits for its end.
   * @throws StartupError with what it said when it failed
   */
  done(): Promise<void>;
}

/**
 * Starts a program of PostgreSQL, with its input and output as streams.
 * @throws StartupError when it is not on this machine
 */
export function startTool(
  tool: PostgresTool,
  commandLine: readonly string[],
  environment: Connection['environment'] = {},
): RunningTool {
  const child = spawn(findTool(tool), commandLine, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = text(child.stderr);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    child,
    async done() {
      const code = await ended;
      if (code === 0) return;
      const reason = (await said).trim().split('\n').slice(0, 3).join(' ');
      throw new StartupError(`${tool} failed: ${reason || `it ended with ${code}`}`);
    },
  };
}

/** Runs a program of PostgreSQL to its end and gives what it wrote. */
export async function runTool(...start: Parameters<typeof startTool>): Promise<string> {
  const { child, done } = startTool(...start);
  child.stdin?.end();
  const written = child.stdout === null ? Promise.resolve('') : text(child.stdout);
  await done();
  return written;
}

function findTool(tool: PostgresTool): string {
  const found = findProgram(tool);
  if (found !== undefined) return found;
  throw new StartupError(
    `${tool} is not on this machine: install PostgreSQL's client programs, of the server's version or a newer one.`,
  );
}

/** Where a program of PostgreSQL is on this machine; the newest version where nothing says otherwise. */
export function findProgram(name: string): string | undefined {
  const newestFirst = (one: string, other: string) =>
    other.localeCompare(one, 'en', { numeric: true });
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versionFolders.flatMap((folder) => globSync(folder).toSorted(newestFirst)),
  ];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
