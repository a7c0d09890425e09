import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { answering, freePort } from '../serve.ts';
import type { DatabasePlace } from './places.ts';

/** The product in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  /** The memory that it holds at this moment, in bytes. */
  memory(): number;
  close(): Promise<void>;
}

const main = resolve(import.meta.dirname, '../../packages/server/src/node/main.ts');

export async function startServerProcess(place: DatabasePlace): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@facturatie/source', main], {
    env: { ...process.env, ...place, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  return {
    url,
    memory() {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString();
      return Number(kilobytes) * 1024;
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
