import type { Page } from '@playwright/test';
import { cell, lines, notices } from '../fixtures/documentEditor.ts';
import { addDocumentOfToday } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const addInvoice = '/toevoegen/verkopen/factuur';

/** Opens a page and blocks the loading of further code; the returned function unblocks it. */
async function openWithoutParts(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  return () => page.unrouteAll();
}

const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Dit kon niet geladen worden' });

/** The browser's console messages about code that cannot be loaded. */
const notFetched = /Failed to load resource|preload|error loading dynamically/i;

test('a calendar or a menu that cannot be loaded shows a message, and opens once it can', async ({
  page,
  complaints,
}) => {
  complaints.expect(notFetched);
  const restore = await openWithoutParts(page, addInvoice);
  const date = page.getByRole('textbox', { name: /^Datum/ });
  await date.press('Alt+ArrowDown');
  await expect(message(page)).toBeVisible();
  await expect(date).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page)).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Opslaan: meer keuzes' });
  await more.press('ArrowDown');
  await expect(message(page)).toBeVisible();
  await expect(more).toBeFocused();
  await restore();
  await more.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(message(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a leave question that cannot be loaded falls back to a native confirm dialog', async ({
  page,
  complaints,
}) => {
  complaints.expect(notFetched);
  await openWithoutParts(page, addInvoice);
  const reference = page.getByRole('textbox', { name: 'Referentie' });
  await reference.fill('Nog niet bewaard');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const address = page.url();
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining('OK = Niet opslaan')]);
  await expect(page).toHaveURL(address);
  await expect(reference).toHaveValue('Nog niet bewaard');
});

test('a conflict dialog that cannot be loaded falls back to a native confirm dialog, and overwrites nothing unasked', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(notFetched);
  complaints.expect(/409|412/);
  const number = await addDocumentOfToday(callServer, 'factuur');
  const address = `/verkopen/facturen/${number}`;
  const other = await page.context().newPage();
  await other.goto(address);
  await openWithoutParts(page, address);
  await other.getByRole('textbox', { name: 'Referentie' }).fill('Van de ander');
  await other.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(notices(other)).toContainText('Successfully');
  const reference = page.getByRole('textbox', { name: 'Referentie' });
  await reference.fill('Van mij');
  const asked = page.waitForEvent('dialog');
  await page.keyboard.press('Control+s');
  const dialog = await asked;
  expect(dialog.message()).toContain('Intussen gewijzigd');
  await dialog.dismiss();
  await expect(reference).toHaveValue('Van mij');
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: 'Referentie' })).toHaveValue('Van de ander');
});

test('pasted cells wait for their dialog, and are not lost without it', async ({
  page,
  complaints,
}) => {
  complaints.expect(notFetched);
  await openWithoutParts(page, addInvoice);
  await cell(page, 'Omschrijving').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Een\t1\nTwee\t2');
    field.focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(message(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(cell(page, 'Omschrijving')).toHaveValue('');
});
