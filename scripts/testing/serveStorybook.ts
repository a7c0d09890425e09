import { preview, type PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildStorybook } from '../build/builds.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served, below a path: 'http://127.0.0.1:12345/storybook'. */
    storybookBelow: string;
  }
}

/** Builds Storybook and serves it below a path, as a global setup of Vitest. @returns its teardown. */
export async function serveStorybook(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    base: '/storybook/',
    build: { outDir: await buildStorybook() },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [{ name: 'no-favicon', configurePreviewServer: hideFavicon }],
  });
  project.provide('storybookBelow', server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  return () => server.close();
}

/** Browsers request it at the root. */
function hideFavicon({ middlewares }: PreviewServer): void {
  middlewares.use('/favicon.ico', (_, response) => response.writeHead(204).end());
}

export { serveStorybook as setup };
