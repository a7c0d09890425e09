import { describe, expect, test } from 'vitest';
import type { BrowserPage } from './browserPage.ts';
import { expectTexts, expectWords, tabTo } from './handle.ts';

/** The demo beside the built Storybook, its server in a worker of the page. */
export function demoTrials(page: () => BrowserPage, storybook: string): void {
  describe('the demo', () => {
    test('log in, see the customers, and still be there after a reload', async () => {
      const demo = `${storybook}/demo/index.html`;
      await page().open(demo);
      await expectWords(page(), 'Wat u invoert, blijft in deze browser');
      await tabTo(page(), '[name="name"]');
      await page().press(...'demo', 'Tab', ...'demo', 'Enter');
      await expectTexts(page(), 'h1', ['dashboard!']);
      await page().open(`${demo}#/klanten?p=1&pp=10`);
      await expectWords(page(), 'Totaal: 260');
      await page().run(() => {
        document.body.dataset['before'] = 'the reload';
        location.reload();
      });
      await expectTexts(page(), '[data-before]', []);
      await expectTexts(page(), 'h1', ['Klanten']);
      await expectWords(page(), 'Totaal: 260');
      expect(await page().complaints()).toEqual([]);
    });
  });
}
