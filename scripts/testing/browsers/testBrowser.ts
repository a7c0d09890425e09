import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { IndexEntry } from '../tour/tourGuide.ts';
import { type BrowserName, type BrowserPage, findBrowser, openBrowser } from './openBrowser.ts';
import { walkByTab } from './tabWalk.ts';
import { readStory } from './readStory.ts';

const pictures = 'test-results/browsers';
const patience = { timeout: 20_000, interval: 50 };
const combobox = '[role="combobox"]';
const options = '[role="option"]';

/** What is typed → what the field shows; '!' when it is refused. */
const amounts =
  '12,50 → 12,50 | 12.50 → 12,50 | 1.234,56 → 1.234,56 | 1234.56 → 1.234,56 | 1,234.56 → 1.234,56 | € 12,50 → 12,50 | 12,- → 12,00 | \u221212,50 → -12,50 | -12,50 → -12,50 | 12,345 → 12,345!';
const dates =
  '5/3/26 → 5/03/2026 | 1/2/2026 → 1/02/2026 | 31-01-2026 → 31/01/2026 | 050326 → 5/03/2026 | 2026-03-05 → 5/03/2026 | 30/2/2026 → 30/2/2026!';

/** Declares the tests of one browser; they count as skipped where it is not installed. */
export async function testBrowser(name: BrowserName): Promise<void> {
  const storybook = inject('storybookBelow');
  const product = inject('product');
  const index = (await (await fetch(`${storybook}/index.json`)).json()) as {
    entries: Record<string, IndexEntry & { tags: string[] }>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  );

  describe.skipIf(findBrowser(name) === undefined)(`in ${name}`, () => {
    let page: BrowserPage;
    const restart = async () => {
      page = await openBrowser(name);
    };
    beforeAll(restart);
    // A browser that hangs would fail all that follows.
    afterEach(async ({ task }) => {
      if (!task.result?.errors?.some(({ message }) => /timed out/i.test(message))) return;
      await page.close();
      await restart();
    });
    afterAll(() => page.close());

    async function openStory(id: string): Promise<string[]> {
      const address = `${storybook}/iframe.html?id=${id}&viewMode=story`;
      await page.open(address);
      let visit = await page.run(readStory);
      if (visit.width !== 1280) {
        await page.complaints();
        await page.open(address, visit.width);
        visit = await page.run(readStory);
      }
      return [...visit.faults, ...(await page.complaints())];
    }
    /** Waits until the page gives this answer. */
    const expectAnswer = async <Given extends unknown[]>(
      wanted: unknown,
      inPage: (...given: Given) => unknown,
      ...given: Given
    ) => {
      await expect.poll(() => page.run(inPage, ...given), patience).toEqual(wanted);
    };
    const expectTexts = (selector: string, wanted: string[]) =>
      expectAnswer(
        wanted,
        (all) => [...document.querySelectorAll(all)].map(({ textContent }) => textContent),
        selector,
      );
    const expectWords = (words: string) =>
      expectAnswer(true, (wanted) => document.body.innerText.includes(wanted), words);
    const expectAddress = (address: string) =>
      expectAnswer(address, () => location.pathname + location.search);
    const expectField = (selector: string, shown: string) =>
      expectAnswer(
        shown,
        (one) => {
          const field = document.querySelector<HTMLInputElement>(one);
          return `${field?.value}${field?.getAttribute('aria-invalid') === 'true' ? '!' : ''}`;
        },
        selector,
      );
    const replaceBy = (text: string) => page.press('Control+a', 'Delete', ...text);
    async function tabTo(selector: string) {
      const isThere = () =>
        page.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
      for (let presses = 0; !(await isThere()); presses += 1) {
        expect(presses, `Tab does not reach ${selector}`).toBeLessThan(80);
        await page.press('Tab');
      }
    }

    test('there are stories', () => expect(stories.length).toBeGreaterThan(0));

    test.for(stories)('$title: $name', async ({ id }) => {
      const faults = await openStory(id);
      if (faults.length === 0)
        faults.push(...(await walkByTab(page)), ...(await page.complaints()));
      if (faults.length > 0) {
        mkdirSync(pictures, { recursive: true });
        writeFileSync(`${pictures}/${name}-${id}.png`, await page.screenshot());
      }
      expect(faults).toEqual([]);
    });

    describe('with real keys', () => {
      afterEach(async () => expect(await page.complaints()).toEqual([]));

      test.each([
        ['an amount', 'components-moneyfield--two-cells', amounts],
        ['a date', 'components-datefield--american-order', dates],
      ])(
        '%s in every spelling is read, or refused with its text left in place',
        async (_, id, table) => {
          expect(await openStory(id)).toEqual([]);
          await page.run(() => document.querySelector('input')?.focus());
          for (const [typed = '', shown = ''] of table
            .split(' | ')
            .map((row) => row.split(' → '))) {
            await replaceBy(typed);
            await page.press('Enter');
            await expectField('input', shown);
          }
        },
      );

      test('a search shows results; arrows and Enter pick one', async () => {
        expect(await openStory('components-searchcombobox--create-customer')).toEqual([]);
        await tabTo(combobox);
        await replaceBy('bak');
        await expectTexts(options, [
          'Bakkerij PeetersMarkt 3, 8000 Brugge',
          'Bakkerij PeetersStationsstraat 41, 9700 Oudenaarde',
          'Bakkerij Het Zoete BroodjeDorp 12, 9300 Aalst',
          'Creer nieuwe klant',
        ]);
        // The first match is marked already; the first ArrowDown stays on it.
        await page.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
        await expectField(combobox, 'Bakkerij Het Zoete Broodje');
        await expectTexts(options, []);
      });

      test('Tab never runs the action of a search, Enter does', async () => {
        expect(await openStory('components-searchcombobox--in-a-dialog')).toEqual([]);
        const results = ['Garage Vermeulen bvSteenweg 118, 9000 Gent', 'Creer nieuwe klant'];
        for (const [key, titles] of [
          ['Tab', ['Factuur']],
          ['Enter', ['Factuur', 'Nieuwe klant']],
        ] as const) {
          await tabTo(combobox);
          await replaceBy('garage');
          await expectTexts(options, results);
          await page.press('ArrowUp', key);
          if (key === 'Tab') {
            await expectWords("'garage' is niet uit de lijst gekozen.");
            await expectField(combobox, '');
          }
          await expectTexts('[role="dialog"] h2', [...titles]);
        }
      });

      async function logIn(address: string, words: string) {
        await page.open(address);
        await expectWords(words);
        await tabTo('[name="name"]');
        await page.press(...'demo', 'Tab', ...'demo', 'Enter');
        await expectTexts('h1', ['dashboard!']);
      }

      test('the product: log in, page through the customers, open one', async () => {
        await logIn(`${product}/login`, 'Aanmelden');
        await page.open(`${product}/klanten?p=1&pp=10`);
        await expectWords('Totaal: ');
        await tabTo('nav a[href*="p=2"]');
        await page.press('Enter');
        await expectAddress('/klanten?p=2&pp=10');
        await expectWords('Totaal: ');
        await tabTo('tbody tr :is(th, td:first-child) a[href]');
        const number = await page.run(() => document.activeElement?.textContent ?? '');
        await page.press('Enter');
        await expectAddress(`/klanten/${number}`);
        await expectWords(`Klant ${number}`);
      });

      test('the demo: log in, see the customers, also after a reload', async () => {
        await logIn(`${storybook}/demo/index.html`, 'Wat u invoert, blijft in deze browser');
        await page.open(`${storybook}/demo/index.html#/klanten?p=1&pp=10`);
        await expectWords('Totaal: 260');
        await page.run(() => {
          document.body.dataset['before'] = 'reload';
          location.reload();
        });
        await expectTexts('[data-before]', []);
        await expectTexts('h1', ['Klanten']);
        await expectWords('Totaal: 260');
      });
    });
  });
}
