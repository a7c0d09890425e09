import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readPage, type PageReading } from './readPage.ts';
import { fileOf, type IndexEntry, read, storybook, test } from './tourGuide.ts';

const index = JSON.parse(read('index.json')) as { entries: Record<string, IndexEntry> };
const entries = Object.values(index.entries);
/** All entries in the long run, in light and dark; else the documentation pages, and one screen's. */
const isWhole = process.env['STORIES'] === 'all';
const visited = entries.filter(
  ({ type, title }) =>
    isWhole || (type === 'docs' && (!title.startsWith('Screens/') || title === 'Screens/Login')),
);
const looks = (isWhole ? (['light', 'dark'] as const) : (['light'] as const)).flatMap((scheme) =>
  [1280, 375].map((width) => ({ scheme, width })),
);

const readings = new Map<string, PageReading>();
for (const { id, type, title, name } of visited)
  test(`${title}: ${name}`, async ({ page }) => {
    const address = `${storybook}/iframe.html?id=${id}&viewMode=${type}`;
    await page.goto(address);
    let reading = await page.evaluate(readPage, type);
    const ownWidth = reading.width;
    if (ownWidth !== undefined) {
      await page.setViewportSize({ width: ownWidth, height: 800 });
      await page.goto(address);
      reading = await page.evaluate(readPage, type);
    }
    for (const { scheme, width } of looks) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: ownWidth ?? width, height: 800 });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > (ownWidth ?? width))
        reading.faults.push(`scrolls sideways at ${width}: ${needed} px`);
      if (isWhole)
        await page.screenshot({
          path: `test-results/tour/${scheme}-${width}/${id}.jpeg`,
          quality: 60,
          fullPage: true,
        });
    }
    expect(reading.faults).toEqual([]);
    readings.set(id, reading);
  });

test('every link leads to a page, and to an existing heading', () => {
  expect(readings.size, 'every page was read').toBe(visited.length);
  const broken = Array.from(readings, ([id, { links }]) =>
    links
      .filter(
        ({ page, anchor }) =>
          !(page in index.entries) ||
          (anchor !== '' && readings.get(page)?.anchors.includes(anchor) === false),
      )
      .map(({ page, anchor }) => `${id}: ${page}#${anchor}`),
  ).flat();
  expect(broken).toEqual([]);
});

test('programs get every page as text, from llms.txt on', () => {
  const named = Array.from(
    read('llms.txt').matchAll(/\]\(([^)]+)\)/g),
    ([, address = '']) => address,
  );
  expect(named.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => `llms/${id}.md`);
  expect(pages.filter((page) => !named.includes(page))).toEqual([]);
  const button = read('llms/components-button--docs.md');
  expect(button).toMatch(/^# Button\n\n[A-Z]/);
  expect(button).toContain("'Label', 'What pressing does, the verb first.'");
  expect(button).toMatch(/^- Enter: /m);
  expect(button).toContain('interface ButtonProps');
  const [words = ''] = button.split('## Interface');
  expect(words).not.toMatch(/<(Canvas|StatusLine|KeyboardTable|ScreenReader|Props|Meta)|^import /m);
});

/** The look of the first button of a page with these settings of the toolbar. */
async function lookWith(page: Page, address: string, globals: string) {
  await page.goto(`${storybook}/iframe.html?${address}&globals=${globals}`);
  return page
    .getByRole('button', { name: 'Opslaan' })
    .first()
    .evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      return {
        background: backgroundColor,
        fontSize: getComputedStyle(document.documentElement).fontSize,
        family: fontFamily.split(',')[0],
        height: Math.round(element.getBoundingClientRect().height),
      };
    });
}

const buttonDocs = 'id=components-button--docs&viewMode=docs';
for (const address of ['id=components-button--main&viewMode=story', buttonDocs])
  test(`each switch of the toolbar changes what it says and nothing else: ${address}`, async ({
    page,
  }) => {
    const look = (globals: string) => lookWith(page, address, globals);
    const usual = await look('');
    expect(usual.fontSize).toBe('16px');
    const dark = await look('colorScheme:dark');
    expect(dark.background).not.toBe(usual.background);
    expect(dark).toEqual({ ...usual, background: dark.background });
    const harbour = await look('theme:harbour');
    expect([harbour.family, harbour.background]).not.toEqual([usual.family, usual.background]);
    expect((await look('density:compact')).height).toBeLessThan(usual.height);
    const large = await look('textSize:t200');
    expect([large.fontSize, large.height]).toEqual(['32px', 2 * usual.height]);
    expect((await look('forcedColors:imitated')).background).not.toBe(usual.background);
  });

const frame = '#storybook-preview-iframe';
const title = { level: 1, name: 'Button' } as const;
for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 375],
] as const)
  test(`the manager shows a page, ${scheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${storybook}/?path=/docs/components-button--docs`);
    await expect(page.frameLocator(frame).getByRole('heading', title)).toBeVisible();
  });

test('a documentation page turns dark with the operating system while it is open', async ({
  page,
}) => {
  await page.goto(`${storybook}/iframe.html?${buttonDocs}`);
  const heading = page.getByRole('heading', title);
  const light = await heading.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heading).not.toHaveCSS('color', light);
});

test('the width of a documentation page can be chosen', async ({ page }) => {
  await page.goto(`${storybook}/?path=/docs/components-button--docs&globals=viewport.value:w375`);
  await expect(page.frameLocator(frame).getByRole('heading', title)).toBeVisible();
  await expect.poll(async () => (await page.locator(frame).boundingBox())?.width).toBe(375);
});
