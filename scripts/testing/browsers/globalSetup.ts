import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../build/builds.ts';
import { root } from '../../root.ts';
import { serveStorybook } from '../serveStorybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product, with demo data and the user demo / demo. */
    product: string;
  }
}

/** Builds and serves Storybook and the product until the tests end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const stopStorybook = await serveStorybook(project);
  const data = mkdtempSync(path.join(tmpdir(), 'facturatie-browsers-'));
  const main = path.join(root, 'packages/server/src/node/main.ts');
  const settings = { NODE_OPTIONS: '', PORT: '0', DATA_DIR: data, APP_DIR: 'app/dist' };
  const server = spawn(process.execPath, ['--conditions=@facturatie/source', main], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start.')));
    createInterface(server.stdout).on('line', (line) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  project.provide('product', origin);
  return async () => {
    const ended = once(server, 'exit');
    server.kill();
    await Promise.all([ended, stopStorybook()]);
    rmSync(data, { recursive: true, force: true });
  };
}
