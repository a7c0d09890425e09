import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { layoutShift } from './fixtures/layoutShift.ts';
import { expectNothingCutOff } from './fixtures/overflow.ts';
import { expect, test } from './fixtures/test.ts';

/** Every screen there is, and how one knows that it has come to rest. */
const screens: Record<
  string,
  { address: string; isSignedIn: boolean; atRest: (page: Page) => Promise<void> }
> = {
  login: {
    address: '/login',
    isSignedIn: false,
    atRest: (page) => expect(page.getByLabel('Gebruikersnaam')).toBeVisible(),
  },
  dashboard: {
    address: '/',
    isSignedIn: true,
    atRest: (page) => expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible(),
  },
  'customer list': {
    address: '/klanten?p=2&pp=10',
    isSignedIn: true,
    atRest: (page) => expect(page.getByText(/^Totaal: /)).toBeVisible(),
  },
  'customer list, nothing found': {
    address: '/klanten?q=bestaatnergens',
    isSignedIn: true,
    atRest: (page) => expect(page.getByText(/^Niets gevonden/)).toBeVisible(),
  },
  'customer groups': {
    address: '/groepen/klanten',
    isSignedIn: true,
    atRest: (page) => expect(page.getByText(/^Totaal: /)).toBeVisible(),
  },
  'customer group': {
    address: '/groepen/klanten/1',
    isSignedIn: true,
    atRest: (page) => expect(page.getByRole('link', { name: /^\d{4}$/ }).first()).toBeVisible(),
  },
  'new customer group': {
    address: '/toevoegen/groepen/klanten',
    isSignedIn: true,
    atRest: (page) =>
      expect(page.getByRole('button', { name: 'Opslaan', exact: true })).toBeVisible(),
  },
  'due dates': {
    address: '/vervaldagen?p=2&pp=10',
    isSignedIn: true,
    atRest: (page) => expect(page.getByText(/^Totaal: /)).toBeVisible(),
  },
  'recurring invoices': {
    address: '/verkopen/periodiekefacturen?p=1&pp=10',
    isSignedIn: true,
    atRest: (page) => expect(page.getByText(/^Totaal: /)).toBeVisible(),
  },
};

for (const [name, { address, isSignedIn, atRest }] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ isSignedIn });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no violation of an axe rule, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        await atRest(page);
        await expectAccessible(page);
      });
    }

    test('does not shift while it loads, however slow the server is', async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(address);
      await atRest(page);
      expect(await layoutShift(page)).toBe(0);
    });

    test('fits a window of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await atRest(page);
      await expectNothingCutOff(page);
      await expectAccessible(page);
    });

    test('fits with text of 200 %', async ({ page }) => {
      await page.goto(address);
      await atRest(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNothingCutOff(page);
    });
  });
}
