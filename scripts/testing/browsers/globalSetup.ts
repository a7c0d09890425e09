import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startChild } from '../../../packages/server/src/testing/processes/childProcess.ts';
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
  const main = pathToFileURL(path.join(root, 'packages/server/src/node/main.ts'));
  const app = path.join(root, 'app/dist');
  const server = startChild(main, [], { PORT: '0', DATA_DIR: data, APP_DIR: app });
  let printed = '';
  server.process.stdout.on('data', (text: string) => (printed += text));
  await server.wrote('http://');
  project.provide('product', /http:\/\/[\d.:]+/.exec(printed)?.[0] ?? '');
  return async () => {
    server.process.kill();
    await Promise.all([server.ended, stopStorybook()]);
    rmSync(data, { recursive: true, force: true });
  };
}
