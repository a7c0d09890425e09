import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { choosePdf, rowPdf } from '../fixtures/documentPdf.ts';
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

const places: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the list of invoices': async (page) => {
    await page.goto(`/verkopen/facturen?q=${invoice}`);
    return rowPdf(page, invoice);
  },
  'the overview': async (page) => {
    await page.goto(`/verkoopdocumenten?q=${invoice}`);
    return rowPdf(page, invoice);
  },
  'the invoices of its customer': async (page) => {
    await page.goto(`/klanten/${customer.Klantnummer}`);
    await page.getByRole('tab', { name: 'Facturen' }).click();
    return rowPdf(page, invoice);
  },
  'the editor': async (page) => {
    await page.goto(`/verkopen/facturen/${invoice}`);
    return page.getByRole('button', { name: 'PDF' });
  },
};

for (const [place, open] of Object.entries(places)) {
  const tag = place === 'the editor' ? ['@core'] : [];
  test(
    `from ${place} the PDF of a document is downloaded, named after its number`,
    { tag },
    async ({ page }) => {
      const button = await open(page);
      const downloaded = page.waitForEvent('download');
      await choosePdf(page, button, 'Downloaden');
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe(`${invoice}.pdf`);
      const texts = await textsOf(new Uint8Array(await readFile(await file.path())));
      expect(texts).toContain(invoice);
      expect(texts).toContain('€ 5.228,41');
      await expect(button).toBeFocused();
    },
  );
}

test('a PDF that cannot be made shows a message, closes the empty tab, and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await page.route('**/generatepdf?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(`/verkopen/facturen?q=${invoice}`);
  const opened = page.waitForEvent('popup');
  await choosePdf(page, rowPdf(page, invoice), 'Bekijken');
  const tab = await opened;
  await expect(notices(page).getByText('Fout!')).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
  const downloaded = page.waitForEvent('download');
  await choosePdf(page, rowPdf(page, invoice), 'Downloaden');
  expect((await downloaded).suggestedFilename()).toBe(`${invoice}.pdf`);
});
