import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { notices } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, firstCustomer } from '../fixtures/documents.ts';
import type { TestCustomer } from '../fixtures/documents.ts';
import { textsOf } from '../fixtures/printedDocument.ts';
import { expect, logIn, test } from '../fixtures/test.ts';

let customer: TestCustomer;
let invoice: string;

// The call of a PDF is made with the cookie of a session, which begins in this browser.
test.beforeEach(async ({ page, callServer }) => {
  customer = await firstCustomer(callServer);
  invoice = await addDocument(callServer, 'factuur', customer, {
    date: dayFromNow(0),
    dueDate: dayFromNow(14),
    price: 4321_00,
  });
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible();
});

const rowPdf = (page: Page) => page.getByRole('button', { name: `PDF van ${invoice}` });

/** Chooses from the menu of a button, by keyboard alone. */
async function choose(page: Page, button: Locator, choice: string): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: new RegExp(`^${choice}`) });
  await expect(item).toBeVisible();
  await item.focus();
  await page.keyboard.press('Enter');
}

const places: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the list of invoices': async (page) => {
    await page.goto(`/verkopen/facturen?q=${invoice}`);
    return rowPdf(page);
  },
  'the overview': async (page) => {
    await page.goto(`/verkoopdocumenten?q=${invoice}`);
    return rowPdf(page);
  },
  'the invoices of its customer': async (page) => {
    await page.goto(`/klanten/${customer.Klantnummer}`);
    await page.getByRole('tab', { name: 'Facturen' }).click();
    return rowPdf(page);
  },
  'the editor': async (page) => {
    await page.goto(`/verkopen/facturen/${invoice}`);
    return page.getByRole('button', { name: 'PDF' });
  },
};

for (const [place, open] of Object.entries(places)) {
  test(`from ${place} the PDF of a document is downloaded, named after its number`, async ({
    page,
  }) => {
    const button = await open(page);
    const downloaded = page.waitForEvent('download');
    await choose(page, button, 'Downloaden');
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe(`${invoice}.pdf`);
    const texts = await textsOf(new Uint8Array(await readFile(await file.path())));
    expect(texts).toContain(invoice);
    expect(texts).toContain('€ 5.228,41');
    await expect(button).toBeFocused();
  });
}

test(
  'a PDF is shown in a tab of its own, which says meanwhile that it is being made',
  { tag: '@core' },
  async ({ page }) => {
    const made = Promise.withResolvers<void>();
    await page.route('**/generatepdf?*', async (route) => {
      await made.promise;
      await route.continue();
    });
    await page.goto(`/verkopen/facturen?q=${invoice}`);
    const opened = page.waitForEvent('popup');
    await choose(page, rowPdf(page), 'Bekijken');
    const tab = await opened;
    await expect(tab.getByText('De PDF wordt gemaakt')).toBeVisible();
    made.resolve();
    await expect.poll(() => tab.url()).toMatch(/^blob:/);
  },
);

test('a PDF that cannot be made shows a message, closes the empty tab, and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await page.route('**/generatepdf?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(`/verkopen/facturen?q=${invoice}`);
  const opened = page.waitForEvent('popup');
  await choose(page, rowPdf(page), 'Bekijken');
  const tab = await opened;
  await expect(notices(page).getByText('Fout!')).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
  const downloaded = page.waitForEvent('download');
  await choose(page, rowPdf(page), 'Downloaden');
  expect((await downloaded).suggestedFilename()).toBe(`${invoice}.pdf`);
});
