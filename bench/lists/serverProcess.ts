import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { serverEnvironment, serverFlags } from '../../scripts/terminal/serverProcess.mjs';
import { answering, freePort } from '../serve.ts';
import type { DatabasePlace } from './places.ts';

/** The product in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  /** The memory that it holds at this moment, in bytes. */
  memory(): number;
  close(): Promise<void>;
}

const ownCode = resolve(import.meta.dirname, '../..');

/** The settings of a server on a free port, whose pages do not matter. */
export async function serverSettings(place: DatabasePlace) {
  const appFolder = resolve(import.meta.dirname, '../pages/hello');
  return { ...place, PORT: String(await freePort()), HOST: '127.0.0.1', APP_DIR: appFolder };
}

/** @param code the folder of the repository whose server runs: this one by default */
export async function startServerProcess(
  place: DatabasePlace,
  code = ownCode,
): Promise<ServerProcess> {
  const settings = await serverSettings(place);
  const flags = ['--conditions=@facturatie/source', ...serverFlags];
  const main = resolve(code, 'packages/server/src/node/main.ts');
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...serverEnvironment, ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${settings.PORT}/`;
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
