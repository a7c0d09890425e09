import type { TestProject } from 'vitest/node';
import { buildStorybook } from '../../build/buildStorybook.ts';
import { serveFolder } from '../browsers/serveFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served, below a path: 'http://127.0.0.1:12345/storybook'. */
    storybookBelow: string;
  }
}

/** Builds Storybook and serves it as any file server does, below a path, until the tour is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveFolder(await buildStorybook(), '/storybook');
  project.provide('storybookBelow', `${served.origin}/storybook`);
  return () => served.stop();
}
