import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../build/buildApp.ts';
import { buildStorybook } from '../../build/buildStorybook.ts';
import { root } from '../../root.ts';
import { serveFolder } from './serveFolder.ts';
import { startProgram } from './startProgram.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served: 'http://127.0.0.1:12345'. */
    storybook: string;
    /** Where the product runs, with demo data and the user demo / demo. */
    product: string;
  }
}

/** Builds Storybook and the app, and serves both until the trials are done. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const storybook = await serveFolder(await buildStorybook());
  const data = mkdtempSync(path.join(tmpdir(), 'facturatie-browsers-'));
  const product = startProgram(
    process.execPath,
    ['--conditions=@facturatie/source', path.join(root, 'packages/server/src/node/main.ts')],
    { NODE_OPTIONS: '', PORT: '0', DATA_DIR: data, APP_DIR: path.join(root, 'app/dist') },
  );
  project.provide('storybook', storybook.origin);
  project.provide('product', await product.says(/(http:\/\/127\.0\.0\.1:\d+)/));
  return async () => {
    await storybook.stop();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
