import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { chromaticModes } from '../toolbar/modes.ts';
import { globalTypes } from '../toolbar/toolbar.ts';
import { builtStorybook } from '../../scripts/build/builds.ts';
import { root } from '../../scripts/root.ts';
import { chromiumLaunchOptions } from '../../scripts/testing/chromium.ts';
import { openChromaticService } from './chromaticService.ts';
import type { IndexEntry } from '../../scripts/testing/tour/tourGuide.ts';

/** Storybook's own preview, from which Chromatic reads the stories. */
interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, { id: string; parameters: { chromatic?: unknown } }>>;
}

/** The Chromatic parameters of each story, by its id. */
async function askStories(storybook: string): Promise<Record<string, unknown>> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${storybook}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    return await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: Preview;
      };
      await preview.ready();
      const stories = Object.values(await preview.extract());
      return Object.fromEntries(stories.map(({ id, parameters }) => [id, parameters.chromatic]));
    });
  } finally {
    await browser.close();
  }
}

test('every story of the built Storybook is pictured in every mode, with motion off and without a delay', async () => {
  const storybook = inject('storybookBelow');
  const index = (await (await fetch(`${storybook}/index.json`)).json()) as {
    entries: Record<string, IndexEntry>;
  };
  const ids = Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? id : []));
  const wanted = { modes: chromaticModes, prefersReducedMotion: 'reduce' };
  expect(ids.length).toBeGreaterThan(0);
  expect(await askStories(storybook)).toEqual(Object.fromEntries(ids.map((id) => [id, wanted])));
});

test('a mode turns switches that the toolbar has, to positions that they have', () => {
  const positions = Object.entries(globalTypes ?? {}).map(
    ([name, { toolbar }]) =>
      [
        name,
        (toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value)),
      ] as const,
  );
  const known = new Map<string, readonly unknown[]>(positions);
  for (const { viewport, ...switches } of Object.values<Record<string, unknown>>(chromaticModes)) {
    expect([320, 1280]).toContain(viewport);
    for (const [name, position] of Object.entries(switches)) {
      expect(known.get(name)).toContain(position);
    }
  }
});

// In the long run; and it asks git for the commit.
const triedCommands =
  process.env['LONG'] === '1' && existsSync(path.join(root, '.git')) ? ['chromatic'] : [];

test.each(triedCommands)(
  'the command %s takes configuration and build, up to where it would publish them',
  async () => {
    const service = await openChromaticService();
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          `--import=${pathToFileURL(path.join(import.meta.dirname, 'offline.ts')).href}`,
          path.join(root, 'node_modules/chromatic/dist/bin.cjs'),
          '--dry-run',
          '--no-interactive',
          '--skip-update-check',
          `--storybook-build-dir=${builtStorybook}`,
        ],
        {
          cwd: root,
          timeout: 100_000,
          env: {
            ...process.env,
            CHROMATIC_INDEX_URL: service.address,
            CHROMATIC_PROJECT_TOKEN: 'chpt_000000000000',
          },
        },
      );
      expect(stdout).toContain('Storybook files validated and prepared for upload');
      expect(stdout).toContain('Skipped due to --dry-run');
    } finally {
      await service.close();
    }
  },
);

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served; the tour's own setup provides it. */
    storybookBelow: string;
  }
}
