import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runningServerProcess } from '../../../packages/server/src/testing/serverProcess.ts';
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
  const app = path.join(root, 'app/dist');
  const server = await runningServerProcess({ DATA_DIR: data, APP_DIR: app });
  project.provide('product', server.url);
  return async () => {
    server.process.kill();
    await Promise.all([server.ended, stopStorybook()]);
    rmSync(data, { recursive: true, force: true });
  };
}
