import type { Page } from '@playwright/test';
import type { CallServer } from '../fixtures/callServer.ts';
import { addCustomer } from '../fixtures/customers.ts';
import { addDocument, dayFromNow } from '../fixtures/documents.ts';
import { payByCall } from '../fixtures/dueDates.ts';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { tableLayout } from '../fixtures/checks/tableLayout.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

/** Of documents and due dates those of last year: other tests leave longer names and larger amounts. */
const lists = {
  customers: { path: '/klanten', query: '', least: 13, card: 130 },
  invoices: { path: '/verkopen/facturen', query: '&q=2025', least: 13, card: 220 },
  quotes: { path: '/verkopen/offertes', query: '&q=2025', least: 13, card: 220 },
  'all documents': { path: '/verkoopdocumenten', query: '&q=2025', least: 13, card: 230 },
  'due dates': { path: '/vervaldagen', query: '&q=2025', least: 12, card: 150 },
  'recurring invoices': { path: '/verkopen/periodiekefacturen', query: '', least: 12, card: 240 },
} as const;

const longName = 'Vlaamse Vennootschap voor Verwarming en Ventilatie Vandenberg';

async function open(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByText(/^Totaal: /)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * A customer with a long name, whose quote and two invoices are of 9.999.999,99 and long due; of one invoice
 * a cent is paid. Returns the text that finds them.
 */
async function addLargest(callServer: CallServer): Promise<string> {
  const reference = `groot ${process.pid} ${Date.now()}`;
  const name = `${longName} ${Date.now().toString(36)}`;
  const customer = await addCustomer(callServer, name, {
    Factuuradres: 'Jacob van Arteveldestraat 1234 bus 56',
    Postcode: '8953',
    Plaats: 'Heuvelland-Wijtschate',
    Emailadres: 'boekhouding.verkoop@vlaamse-vennootschap-verwarming.example',
    Telefoonnummer: '+32 478 88 88 88',
  });
  const given = { reference, date: dayFromNow(0), dueDate: dayFromNow(-1250), price: 826446280 };
  await addDocument(callServer, 'offerte', customer, given);
  await addDocument(callServer, 'factuur', customer, given);
  const documentNumber = await addDocument(callServer, 'factuur', customer, given);
  await payByCall(callServer, { customer, documentNumber }, 0.01, 'DOM');
  return name;
}

for (const [name, { path, query, least, card }] of Object.entries(lists)) {
  test.describe(name, () => {
    test(
      `at 1280x800 at least ${least} rows of 40 px are in sight, whole, on one line`,
      { tag: name === 'customers' || name === 'invoices' ? ['@core'] : [] },
      async ({ page }) => {
        await open(page, `${path}?p=1&pp=20${query}`);
        const { rowsInSight, ...layout } = await tableLayout(page);
        expect(rowsInSight).toBeGreaterThanOrEqual(least);
        expect(layout).toEqual({
          heights: [40],
          scrollsSideways: false,
          brokenWords: [],
          touching: [],
        });
        expect(await movedParts(page)).toEqual([]);
      },
    );

    test.describe('on a wide screen', () => {
      test.use({ viewport: { width: 1920, height: 1080 } });

      test('the table uses the width, and the footer begins where the page does', async ({
        page,
      }) => {
        await open(page, `${path}?p=1&pp=50${query}`);
        const { heights, brokenWords } = await tableLayout(page);
        expect({ heights, brokenWords }).toEqual({ heights: [40], brokenWords: [] });
        const left = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.getBoundingClientRect().left);
        expect(await left('footer span')).toBe(await left('h1'));
        const table = await page.locator('main table').boundingBox();
        expect(table?.width).toBeGreaterThan(1600);
      });
    });

    test.describe('on a telephone', () => {
      test.use({ viewport: { width: 375, height: 812 } });

      test(`a card is at most ${card} px high, and no word is broken`, async ({ page }) => {
        await open(page, `${path}?p=1&pp=10${query}`);
        const { heights, ...layout } = await tableLayout(page);
        expect(heights).not.toEqual([]);
        expect(Math.max(...heights)).toBeLessThanOrEqual(card);
        expect(layout).toMatchObject({ brokenWords: [], touching: [], scrollsSideways: false });
      });
    });
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [375, 812],
] as const) {
  test(`amounts of 9.999.999,99 and a name of 60 letters do not touch at ${width}x${height}`, async ({
    page,
    callServer,
  }) => {
    await page.setViewportSize({ width, height });
    const name = await addLargest(callServer);
    for (const path of ['/klanten', '/verkopen/facturen', '/verkopen/offertes', '/vervaldagen']) {
      await open(page, `${path}?q=${encodeURIComponent(name)}`);
      if (path !== '/klanten') await expect(page.getByRole('table')).toContainText('9.999.999,99');
      const { heights, brokenWords, touching, scrollsSideways } = await tableLayout(page);
      expect({ path, brokenWords, touching, scrollsSideways }).toEqual({
        path,
        brokenWords: [],
        touching: [],
        scrollsSideways: false,
      });
      if (width > 375) expect({ path, heights }).toEqual({ path, heights: [40] });
    }
  });
}

/** Per row what a cell holds, how wide it is, and whether it ends in an ellipsis. */
async function cellsBelow(page: Page, header: string) {
  const headers = await page.locator('main thead th').allInnerTexts();
  const cells = page.locator(`main tbody tr > :nth-child(${headers.indexOf(header) + 1})`);
  return cells.evaluateAll((all) =>
    all.map((cell) => ({
      text: cell.textContent,
      width: cell.getBoundingClientRect().width,
      isCutOff: cell.scrollWidth > cell.clientWidth,
    })),
  );
}

test('at 1280x800 phone numbers are whole beside recurring invoices', async ({ page }) => {
  await open(page, '/verkopen/periodiekefacturen?p=1&pp=50');
  const phones = [...(await cellsBelow(page, 'Tel')), ...(await cellsBelow(page, 'Gsm'))];
  expect(phones.some(({ text }) => text.startsWith('+32 4'))).toBe(true);
  expect(phones.filter(({ isCutOff }) => isCutOff)).toEqual([]);
});

test('at 1280x800 the name of a due date has 112 px', async ({ page }) => {
  await open(page, '/vervaldagen?p=1&pp=10');
  const [name] = await cellsBelow(page, 'NaamBedrijf');
  expect(name?.width).toBeGreaterThanOrEqual(112);
});

test('an address that is cut off is shown in full under the mouse and to the keyboard', async ({
  page,
}) => {
  await open(page, '/klanten?p=1&pp=10');
  const row = page.getByRole('row').filter({ hasText: '1002' });
  await row.getByText('info@melkveebedrijf-alfa.example').hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('info@melkveebedrijf-alfa.example');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  while (!(await row.getByRole('link').evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(tooltip).toHaveText('info@melkveebedrijf-alfa.example');
});

test('compact shows more rows, for the user who chose it, also after a reload', async ({
  page,
}) => {
  await open(page, '/klanten?p=1&pp=20');
  await page.getByRole('button', { name: 'Compact' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await page.evaluate(() => scrollTo(0, 0));
  const { rowsInSight } = await tableLayout(page);
  expect(rowsInSight).toBeGreaterThan(15);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact', pressed: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByText(/^Totaal: /)).toBeVisible();
  expect(await movedParts(page)).toEqual([]);
  await expectAccessible(page);
});

test('Terug restores the list: page, size, search, and the row in view', async ({ page }) => {
  await open(page, '/verkopen/facturen?p=2&pp=50&q=2026');
  const row = page.getByRole('row').nth(40).getByRole('link');
  const number = await row.innerText();
  await row.click();
  await expect(page).toHaveURL(`/verkopen/facturen/${number}`);
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect(page).toHaveURL('/verkopen/facturen?p=2&pp=50&q=2026');
  await expect(page.getByRole('link', { name: number })).toBeFocused();
  await expect(page.getByRole('link', { name: number })).toBeInViewport();
});

test('a document that was opened from the overview leads back to it', async ({ page }) => {
  await open(page, '/verkopen/facturen');
  await page.getByRole('link', { name: 'Alle documenten' }).click();
  await expect(page).toHaveURL('/verkoopdocumenten?p=1&pp=10');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect(page).toHaveURL('/verkoopdocumenten?p=1&pp=10');
});

test('with text of 200 % the navigation gives its room to the page', async ({ page }) => {
  await open(page, '/klanten?p=1&pp=10');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vervaldagen' })).toBeHidden();
});
