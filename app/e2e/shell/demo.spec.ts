import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours } from '../fixtures/checks/axe.ts';
import { CountingKeyboard } from '../fixtures/checks/countingKeyboard.ts';
import { openDemoSite } from '../fixtures/demoSite.ts';
import type { DemoSite } from '../fixtures/demoSite.ts';
import { cell, customerField, notices } from '../fixtures/documentEditor.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { textsOf } from '../fixtures/printedDocument.ts';
import { demo, expect, logIn, test as productTest } from '../fixtures/test.ts';

/** Serves the demo instead of the product and its server. */
const test = productTest.extend<object, { site: DemoSite }>({
  site: [
    async ({}, use) => {
      const site = await openDemoSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({}, use) => use({ cookies: [], origins: [] }),
});

const dashboard = (page: Page) => page.getByRole('heading', { name: 'dashboard!' });
const bar = (page: Page) => page.getByRole('region', { name: 'Over deze demo' });
const startOver = (page: Page) => page.getByRole('button', { name: 'Demo opnieuw beginnen' });
const groupName = (page: Page) => page.getByRole('textbox', { name: /^Groep/ });
const loginForm = (page: Page) => page.getByLabel('Gebruikersnaam');
const keptHere =
  /^Demo\. Wat u invoert, blijft in deze browser: het gaat naar geen enkele server\./;
const keptNowhere = /^Demo\. Uw browser bewaart niets \(meer\) voor deze pagina\./;

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('');
  await logIn(page);
  await expect(dashboard(page)).toBeVisible();
}

/** Makes a customer group in the form for it. */
async function addGroup(page: Page, name: string): Promise<void> {
  await page.goto('#/toevoegen/groepen/klanten');
  await groupName(page).fill(name);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page).toHaveURL(/#\/groepen\/klanten\/\d+$/);
}

test('an invoice made by keyboard and the session survive a reload, without requests to other hosts', async ({
  page,
  site,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.url)) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('');
  await expect(bar(page)).toContainText(keptHere);
  await expect(bar(page)).toContainText('Aanmelden: demo / demo.');
  expect(await movedParts(page)).toEqual([]);

  const keys = new CountingKeyboard(page);
  await keys.goTo(loginForm(page));
  await keys.type(demo.name);
  await keys.goTo(page.getByLabel('Wachtwoord', { exact: true }));
  await keys.type(demo.password);
  await keys.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await page.goto('#/toevoegen/verkopen/factuur');
  await expect(customerField(page)).toBeVisible();
  await keys.goTo(customerField(page));
  await keys.type('1001');
  await expect(page.getByRole('option', { name: /1001/ })).toBeVisible();
  await keys.press('Enter');
  await expect(customerField(page)).not.toHaveValue('1001');
  await keys.press('Enter');
  for (const [line, description] of ['Visitekaartjes', 'Levering'].entries()) {
    await expect(cell(page, 'Omschrijving', line + 1)).toBeFocused();
    await keys.type(description);
    await keys.goTo(cell(page, 'Prijs', line + 1));
    await keys.type('12,5');
    await keys.press('Enter');
  }
  await keys.press('Control+s');
  await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
  const newest = page.getByRole('row').nth(1).getByRole('link');
  await expect(page).toHaveURL(/#\/verkopen\/facturen\?p=1/);
  await expect(newest).toBeVisible();
  const number = await newest.innerText();

  await page.goto(`#/verkopen/facturen/${number}`);
  await page.reload();
  await expect(cell(page, 'Omschrijving', 2)).toHaveValue('Levering');
  await expect(cell(page, 'Prijs', 2)).toHaveValue('12,50');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page);
  expect(elsewhere).toEqual([]);
});

test('one document serves all addresses, and is empty before its scripts', async ({ request }) => {
  const html = await (await request.get('')).text();
  expect(html).toContain('<div id="root"></div>');
  expect(html.match(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:/g)).toBeNull();
});

test('a deep link opens after login, and its links are deep links too', async ({ page, site }) => {
  await page.goto('#/klanten/1001');
  await logIn(page);
  await expect(page.getByRole('tab', { name: 'Facturen' })).toBeVisible();
  expect(page.url()).toBe(`${site.url}#/klanten/1001`);
  const link = page.getByRole('link', { name: 'Offertes' });
  await page.getByRole('button', { name: 'Verkopen' }).click();
  await expect(link).toHaveAttribute('href', '/demo/#/verkopen/offertes');
});

test('two tabs share the data, and starting over in one starts over in both', async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const other = await context.newPage();
  await other.goto('');
  await expect(dashboard(other)).toBeVisible();
  await Promise.all([
    addGroup(page, 'Proefgroep van hier'),
    addGroup(other, 'Proefgroep van daar'),
  ]);
  for (const tab of [page, other]) {
    await tab.goto('#/groepen/klanten?q=Proefgroep');
    await expect(tab.getByRole('link', { name: 'Proefgroep van hier' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Proefgroep van daar' })).toBeVisible();
  }

  // With an unsaved change, which is discarded without a question of the browser.
  await page.goto('#/toevoegen/groepen/klanten');
  await groupName(page).fill('Half getypt');
  await startOver(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(loginForm(page)).toBeVisible();
  await expect(loginForm(other)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await logIn(other);
  await expect(other.getByText("Niets gevonden voor 'Proefgroep'.")).toBeVisible();
});

test('a browser without storage shows a message, and works until the page closes', async ({
  page,
}) => {
  const refuse = (): void => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The user keeps nothing', 'SecurityError');
        },
      });
    }
  };
  await page.addInitScript(refuse);
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({ response: answer, body: `(${refuse.toString()})();\n${code}` });
  });
  await openSignedIn(page);
  await expect(bar(page)).toContainText(keptNowhere);
  await addGroup(page, 'In het geheugen');
  await page.goto('#/groepen/klanten?q=geheugen');
  await expect(page.getByRole('link', { name: 'In het geheugen' })).toBeVisible();
});

if (process.env['LONG'] === '1') {
  test('prints an invoice in the page', async ({ page }) => {
    await openSignedIn(page);
    await page.goto('#/verkopen/facturen');
    const button = page.getByRole('button', { name: /^PDF van \d+$/ }).first();
    const number = ((await button.getAttribute('aria-label')) ?? '').replace('PDF van ', '');
    await button.click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Download/ }).click();
    const texts = await textsOf(new Uint8Array(await readFile(await (await file).path())));
    expect(texts.join(' ')).toContain(number);
    expect(texts.join(' ')).toContain('Drukkerij De Leiebocht BV');
  });

  test('full storage shows a message, and nothing typed is lost', async ({ page }) => {
    await openSignedIn(page);
    await expect(bar(page)).toContainText(keptHere);
    await page.workers()[0]?.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no more space', 'QuotaExceededError');
      };
    });
    await addGroup(page, 'Te veel');
    await expect(bar(page)).toContainText(keptNowhere);
    await page.goto('#/groepen/klanten?q=Te veel');
    await expect(page.getByRole('link', { name: 'Te veel' })).toBeVisible();
  });
}
