import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeContactSheet } from './contactSheet.ts';
import type { PageReading } from './readPage.ts';
import { tourFolder, TourGuide, type IndexEntry, type Look } from './tourGuide.ts';

/**
 * `npm test` opens the documentation pages, of the screens one; `npm run test:long` all of them and every
 * story, in light and dark, with pictures.
 */
const isWhole = process.env['STORIES'] === 'all';

const schemes = isWhole ? (['light', 'dark'] as const) : (['light'] as const);
const looks = schemes.flatMap((scheme): Look[] => [
  { scheme, width: 1280 },
  { scheme, width: 375 },
]);
const [desk = { scheme: 'light', width: 1280 } as const, ...otherLooks] = looks;

const storybook = inject('storybookBelow');
const index = (await (await fetch(`${storybook}/index.json`)).json()) as {
  entries: Record<string, IndexEntry>;
};
const entries = Object.values(index.entries);
const isInShort = ({ type, title }: IndexEntry) =>
  type === 'docs' && (!title.startsWith('Screens/') || title === 'Screens/Login');
const visited = entries.filter((entry) => isWhole || isInShort(entry));

let guide: TourGuide;
const readings = new Map<string, PageReading>();

beforeAll(async () => {
  if (isWhole) rmSync(tourFolder, { recursive: true, force: true });
  guide = await TourGuide.start(storybook);
});

afterAll(async () => {
  await guide.stop();
  if (isWhole) writeContactSheet(visited, looks);
});

describe.concurrent('every page of the built Storybook, served below a path', () => {
  test.each(visited)('$title: $name', async (entry) => {
    const reading = await guide.visit(entry, [desk, ...otherLooks], isWhole);
    readings.set(entry.id, reading);
    expect(reading.faults).toEqual([]);
  });
});

test('every link leads to a page, and to a heading that is there', () => {
  const broken = Array.from(readings, ([id, { links }]) =>
    links
      .filter(({ page, anchor }) => {
        if (!(page in index.entries)) return true;
        return anchor !== '' && readings.get(page)?.anchors.includes(anchor) === false;
      })
      .map(({ page, anchor }) => `${id}: ${page}${anchor && `#${anchor}`}`),
  ).flat();
  expect(broken).toEqual([]);
  expect(readings.size).toBe(visited.length);
});

test('programs get every page as text, from llms.txt on', async () => {
  const list = await (await fetch(`${storybook}/llms.txt`)).text();
  const named = Array.from(list.matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address);
  const answers = await Promise.all(named.map((address) => fetch(`${storybook}/${address}`)));
  expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => `llms/${id}.md`);
  expect(pages.filter((page) => !named.includes(page))).toEqual([]);
  const button = await (await fetch(`${storybook}/llms/components-button--docs.md`)).text();
  expect(button).toMatch(/^# Button\n\nDoes something here and now/);
  expect(button).toContain("'Label', 'What pressing does, the verb first.'");
  expect(button).toMatch(/^- Enter: /m);
  expect(button).toContain('export interface ButtonProps');
  const [words = ''] = button.split('## Interface');
  expect(words).not.toMatch(/<(Canvas|StatusLine|KeyboardTable|ScreenReader|Props|Meta)|^import /m);
});
