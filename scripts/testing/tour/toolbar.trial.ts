import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { TourGuide } from './tourGuide.ts';

const desk = { scheme: 'light', width: 1280 } as const;
const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

let guide: TourGuide;
beforeAll(async () => {
  guide = await TourGuide.start(inject('storybookBelow'));
});
afterAll(() => guide.stop());

/** What a page gives its first button, and what it was asked. */
async function lookWith(address: string, globals: string) {
  const { page, complaints } = await guide.open(`iframe.html?${address}&globals=${globals}`, desk);
  const button = page.getByRole('button', { name: 'Opslaan' }).first();
  await button.waitFor();
  const look = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      background: style.backgroundColor,
      letters: getComputedStyle(document.documentElement).fontSize,
      family: style.fontFamily.split(',')[0],
      height: Math.round(element.getBoundingClientRect().height),
    };
  });
  await page.close();
  expect(complaints).toEqual([]);
  return look;
}

describe.each([
  ['a story', 'id=components-button--main&viewMode=story'],
  ['a documentation page', 'id=components-button--docs&viewMode=docs'],
])('the switches of the toolbar, in %s', (_, address) => {
  test('change what they say, and nothing is left behind', async () => {
    const usual = await lookWith(address, '');
    expect(usual.letters).toBe('16px');
    const dark = await lookWith(address, 'colorScheme:dark');
    expect(dark).toEqual({
      ...usual,
      background: expect.not.stringMatching(usual.background) as string,
    });
    const harbour = await lookWith(address, 'theme:harbour');
    expect([harbour.family, harbour.background]).not.toEqual([usual.family, usual.background]);
    expect((await lookWith(address, 'density:compact')).height).toBeLessThan(usual.height);
    const large = await lookWith(address, 'textSize:t200');
    expect([large.letters, large.height]).toEqual(['32px', 2 * usual.height]);
    const forced = await lookWith(address, 'forcedColors:imitated');
    expect(forced.background).not.toBe(usual.background);
  });
});

test.each([desk, { scheme: 'dark', width: 375 } as const])(
  'its own frame, $scheme at $width: a page is shown, nothing is complained of, nothing is missing',
  async (look) => {
    const { page, complaints } = await guide.open('?path=/docs/components-button--docs', look);
    await frameOf(page).getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('a documentation page turns dark with the machine while it is open', async () => {
  const { page } = await guide.open('iframe.html?id=components-button--docs&viewMode=docs', desk);
  const title = page.getByRole('heading', { level: 1, name: 'Button' });
  await title.waitFor();
  const letters = () => title.evaluate((element) => getComputedStyle(element).color);
  const light = await letters();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(letters, { timeout: 15_000 }).not.toBe(light);
  await page.close();
});

test('the width of a documentation page can be chosen', async () => {
  const { page } = await guide.open(
    '?path=/docs/components-button--docs&globals=viewport.value:w375',
    desk,
  );
  await frameOf(page).getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width, { timeout: 15_000 }).toBe(375);
  await page.close();
});
