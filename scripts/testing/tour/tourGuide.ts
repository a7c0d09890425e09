import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { builtStorybook } from '../../build/builds.ts';

/** An entry of Storybook's index. */
export interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
}

/** Below a path, as on a file server. Requests are answered from the folder of the build. */
export const storybook = 'https://storybook.test/below';
/** The file behind a path below Storybook. */
export const fileOf = (place: string) => path.join(builtStorybook, place);
/** Its text. */
export const read = (place: string) => readFileSync(fileOf(place), 'utf8');

/** `complaints`: console messages, uncaught errors and failed requests; none when a test ends. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
      page.on('response', (response) => {
        if (!response.ok()) complaints.push(`${response.status()} ${response.url()}`);
      });
      await page.route('**/*', (route) => {
        const { origin, pathname } = new URL(route.request().url());
        const file = fileOf(
          decodeURIComponent(pathname)
            .replace(/^\/below\//, '')
            .replace(/^$/, 'index.html'),
        );
        const isFile =
          `${origin}/below` === storybook &&
          pathname.startsWith('/below/') &&
          existsSync(file) &&
          statSync(file).isFile();
        return route.fulfill(
          isFile ? { path: file } : { status: pathname === '/favicon.ico' ? 204 : 404 },
        );
      });
      await use(complaints);
      expect(complaints.filter((complaint) => !/^(verbose|debug)/.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});
