import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Result } from '../measure.ts';
import { answering, freePort } from '../serve.ts';
import { openHttpSaves } from './httpSaves.ts';

const saves = 20;

/**
 * How often a server on SQLite waits for the disk in each save, counted by strace around the server:
 * one save after the other, so that each has to wait for itself.
 */
export async function countSyncs(dataFolder: string): Promise<Result> {
  const name = 'SQLite: waits for the disk in a save';
  if (spawnSync('strace', ['-V']).status !== 0) {
    return { name, value: 'not counted: there is no strace here' };
  }
  const trace = join(dataFolder, 'syncs.txt');
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../packages/server/src/node/main.ts');
  const server = [process.execPath, '--conditions=@facturatie/source', main];
  const child = spawn(
    'strace',
    ['-f', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync', '-o', trace, ...server],
    {
      env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  const http = await openHttpSaves(url, 1);
  await http.save();
  const before = await callsIn(trace);
  for (let save = 0; save < saves; save += 1) await http.save();
  const perSave = ((await callsIn(trace)) - before) / saves;
  http.letGo();
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(trace);
  return { name, value: perSave.toFixed(2), goal: '≥ 1', met: perSave >= 1 };
}

async function callsIn(trace: string): Promise<number> {
  return (await readFile(trace, 'utf8')).match(/f(data)?sync\(/g)?.length ?? 0;
}
