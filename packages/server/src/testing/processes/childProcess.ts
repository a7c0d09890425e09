import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../node/settings.ts';

export interface ChildResult {
  /** The exit code; null when a signal ended it. */
  code: number | null;
  out: string;
  err: string;
}

export interface Child {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Waits until it has written this text to its output. */
  wrote(text: string): Promise<void>;
  ended: Promise<ChildResult>;
}

/** What one process has compiled, the next ones need not: half of what a start costs. */
const compileCache = join(tmpdir(), 'facturatie-compiled');

/** Runs a TypeScript file in its own process, with these settings only. */
export function startChild(file: URL, commandLine: string[], environment: Environment): Child {
  const { PATH } = process.env;
  const child = spawn(
    process.execPath,
    [
      '--conditions=@facturatie/source',
      '--no-warnings',
      '--expose-gc',
      fileURLToPath(file),
      ...commandLine,
    ],
    {
      env: { PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  const ended = new Promise<ChildResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...written }));
  });
  return { process: child, ended, wrote: (text) => waitForText(child, written, text) };
}

function waitForText(child: Child['process'], written: { out: string; err: string }, text: string) {
  return new Promise<void>((resolve, reject) => {
    const look = () => {
      if (written.out.includes(text)) resolve();
    };
    child.stdout.on('data', look);
    child.on('close', () => reject(new Error(`It ended without writing ${text}: ${written.err}`)));
    look();
  });
}
