import { describe, expect, test } from 'vitest';
import type { BrowserPage } from './browserPage.ts';
import { expectAddress, expectTexts, expectWords, tabTo } from './handle.ts';

const rowLinks = 'tbody tr th a[href], tbody tr td:first-child a[href]';

/** The built product on its server, by keyboard alone. */
export function productTrials(page: () => BrowserPage, product: string): void {
  describe('the product', () => {
    test('log in, see the dashboard', async () => {
      await page().open(`${product}/login`);
      await expectWords(page(), 'Aanmelden');
      await tabTo(page(), '[name="name"]');
      await page().press(...'demo', 'Tab', ...'demo', 'Enter');
      await expectTexts(page(), 'h1', ['dashboard!']);
      expect(await page().complaints()).toEqual([]);
    });

    test('page through the list of customers and open one', async () => {
      await page().open(`${product}/klanten?p=1&pp=10`);
      await expectWords(page(), 'Totaal: ');
      await tabTo(page(), 'nav a[href*="p=2"]');
      await page().press('Enter');
      await expectAddress(page(), '/klanten?p=2&pp=10');
      await expectWords(page(), 'Totaal: ');
      await tabTo(page(), rowLinks);
      const number = await page().run(() => document.activeElement?.textContent ?? '');
      await page().press('Enter');
      await expectAddress(page(), `/klanten/${number}`);
      await expectTexts(page(), 'h1', [`Klant ${number}`]);
      expect(await page().complaints()).toEqual([]);
    });
  });
}
