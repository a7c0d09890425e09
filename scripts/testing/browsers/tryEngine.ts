import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { root } from '../../root.ts';
import type { BrowserPage } from './browserPage.ts';
import { demoTrials } from './demoTrials.ts';
import { type EngineName, findEngine } from './engines.ts';
import { fieldTrials } from './fieldTrials.ts';
import { productTrials } from './productTrials.ts';
import { visitStory } from './visitStory.ts';
import { walkByTab } from './walkByTab.ts';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; tags: readonly string[] }
  >;
}

const pictures = path.join(root, 'test-results/browsers');

/** Declares what is tried in an engine; without the engine all of it counts as skipped. */
export async function tryEngine(name: EngineName): Promise<void> {
  const start = findEngine(name);
  const storybook = inject('storybook');
  const index = (await (await fetch(`${storybook}/index.json`)).json()) as StoryIndex;
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  );

  describe.skipIf(start === undefined)(`in ${name}`, () => {
    let page: BrowserPage;
    let isStuck = false;

    beforeAll(async () => {
      if (start) page = await start();
    }, 120_000);
    // A browser that stopped answering would fail everything that follows.
    beforeEach(async () => {
      if (isStuck && start) {
        await page.close();
        page = await start();
      }
    }, 120_000);
    afterEach(({ task }) => {
      isStuck = task.result?.errors?.some(({ message }) => /timed out/i.test(message)) ?? false;
    });
    afterAll(() => page.close());

    test('there are stories', () => {
      expect(stories.length).toBeGreaterThan(0);
    });

    test.for(stories)('$title: $name', async ({ id }) => {
      const faults = await visitStory(page, storybook, id);
      if (faults.length === 0)
        faults.push(...(await walkByTab(page)), ...(await page.complaints()));
      if (faults.length > 0) {
        mkdirSync(pictures, { recursive: true });
        const file = path.join(pictures, `${name}-${id}.png`);
        writeFileSync(file, await page.picture());
        faults.push(`see ${path.relative(root, file)}`);
      }
      expect(faults).toEqual([]);
    });

    fieldTrials(() => page, storybook);
    productTrials(() => page, inject('product'));
    demoTrials(() => page, storybook);
  });
}
