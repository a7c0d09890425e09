import type { Page } from '@playwright/test';
import { addDocumentOfToday } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const add = (page: Page) => page.getByRole('link', { name: 'Toevoegen' }).click();

/** Forms of something new: where they are opened from, how, and a field of them. */
const newForms = [
  { from: '/verkopen/offertes', open: add, field: 'Referentie' },
  { from: '/verkopen/facturen', open: add, field: 'Referentie' },
  { from: '/klanten', open: add, field: 'Notities' },
  { from: '/groepen/klanten', open: add, field: 'Notities' },
] as const;

/** Types, answers the leave question with staying, then leaves without saving. */
async function stayAndLeave(page: Page, field: string, leave: () => Promise<unknown>) {
  const typed = page.getByRole('textbox', { name: field });
  await typed.fill('Nog niet bewaard');
  const address = page.url();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/')) calls += 1;
  });
  for (const answer of ['Hier blijven', 'Hier blijven', 'Niet opslaan']) {
    await expect(page).toHaveURL(address);
    await expect(typed).toHaveValue('Nog niet bewaard');
    expect(calls).toBe(0);
    await leave();
    await page.getByRole('button', { name: answer }).click();
  }
  await expect(page).not.toHaveURL(address);
}

for (const { from, open, field } of newForms) {
  test(`input in a new form opened from ${from} stays after 'Hier blijven', and Back asks again`, async ({
    page,
  }) => {
    await page.goto(from);
    await open(page);
    await stayAndLeave(page, field, () => page.goBack());
    await expect(page).toHaveURL(new RegExp(`${from}(\\?|$)`));
  });
}

test(
  "input in a new invoice of a quote stays after 'Hier blijven', for Back and for Forward",
  { tag: '@core' },
  async ({ page, callServer }) => {
    const number = await addDocumentOfToday(callServer, 'offerte');
    await page.goto(`/verkopen/offertes/${number}`);
    await page.getByRole('link', { name: 'Omzetten naar factuur' }).click();
    // The quote, which looks alike, stays on the screen until the invoice is shown.
    await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toBeVisible();
    await stayAndLeave(page, 'Referentie', () => page.goBack());
    await page.goForward();
    await page.getByRole('link', { name: 'Vervaldagen' }).click();
    await expect(page).toHaveURL(/\/vervaldagen/);
    await page.goBack();
    await stayAndLeave(page, 'Referentie', () => page.goForward());
    await expect(page).toHaveURL(/\/vervaldagen/);
  },
);
