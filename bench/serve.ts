import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { buildDemo } from '../scripts/build/builds.ts';

/** Something that answers at an address until it is closed. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/** A built page of `bench/pages`, served as plain files. */
export async function servePage(name: string): Promise<Served> {
  const server = await preview({
    root: resolve(import.meta.dirname, 'pages', name),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`The page ${name} is not served`);
  return { url, close: () => server.close() };
}

/** The built demo, served as plain files under /demo/. */
export async function serveDemo(): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    base: '/demo/',
    build: { outDir: await buildDemo() },
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The demo is not served');
  return { url, close: () => server.close() };
}

/** The product itself, as `npm start` runs it: on a data folder that stays, or on one of its own. */
export async function serveProduct(kept?: string): Promise<Served> {
  const dataFolder = kept ?? (await mkdtemp(join(tmpdir(), 'facturatie-bench-')));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--conditions=@facturatie/source',
      resolve(import.meta.dirname, '../packages/server/src/node/main.ts'),
    ],
    {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      if (kept === undefined) await rm(dataFolder, { recursive: true });
    },
  };
}

/** Waits until a server answers, or has stopped. */
export async function answering(
  url: string,
  child: { readonly exitCode: number | null },
): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}`);
    const answer = await fetch(`${url}readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error('The server did not answer within 30 seconds');
}
