import type { Page } from '@playwright/test';
import { cell, customerField, lines, typeLine } from '../fixtures/documentEditor.ts';
import { addDocumentOfToday, firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const addInvoice = '/toevoegen/verkopen/factuur';
const dateField = (page: Page) => page.getByRole('textbox', { name: /^Datum/ });

/** Waits until loaded data is rendered. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test('Enter moves from the head to the first free line, except in fields that use it', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto(addInvoice);
  await typeLine(page, 1, 'Werkuren', '3', '12,5');
  await page.getByRole('button', { name: 'Lijn toevoegen', exact: true }).click();
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();

  // It takes what the search found, and only then continues.
  await customerField(page).focus();
  await page.keyboard.type(Naambedrijf);
  const found = page.getByRole('option', { name: new RegExp(`^${Naambedrijf}`) });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(customerField(page)).toHaveValue(Naambedrijf);
  await expect(found).toHaveCount(0);
  await expect(customerField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await expect(lines(page)).toHaveCount(2);

  // A name that is not chosen is searched for, and no date keeps the focus.
  await customerField(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(customerField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(customerField(page)).toHaveValue(Naambedrijf);
  await dateField(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31/2/2026');
  await page.keyboard.press('Enter');
  await expect(dateField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(dateField(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5/3/2026');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await expect(dateField(page)).toHaveValue('5/03/2026');

  // A text of several lines keeps it, and the discount is below the lines.
  const notes = page.getByRole('textbox', { name: 'Interne notities' });
  await notes.focus();
  await page.keyboard.type('Een');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Twee');
  await expect(notes).toHaveValue('Een\nTwee');
  const discount = page.getByRole('textbox', { name: /^Korting %/ });
  await discount.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(discount).toHaveValue(/^10\s%$/);
  await expect(discount).toBeFocused();
  await discount.press('F1');
  const sheet = page.getByRole('dialog', { name: 'Toetsen' });
  await expect(sheet.getByText(/^Gaat naar de eerste vrije lijn/)).toBeVisible();
});

test('Enter moves to the last line when none is free, and changes nothing', async ({
  page,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'factuur');
  await page.goto(`/verkopen/facturen/${number}`);
  await page.getByRole('textbox', { name: 'Referentie' }).press('Enter');
  await expect(cell(page, 'Omschrijving', 1)).toBeFocused();
  await expect(lines(page)).toHaveCount(1);
  // A link would ask first, if anything were changed.
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect(page).toHaveURL(/\/verkopen\/facturen(\?|$)/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Escape cancels a dialog that is still loading', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.goto(addInvoice);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await typeLine(page, 1, 'Werkuren', '3', '12,5');
  const ask = page.getByRole('button', { name: 'Waarom dit bedrag? Totaal Incl.', exact: true });
  await ask.press('Enter');
  await page.keyboard.press('Escape');
  held.resolve(undefined);
  await page.waitForLoadState('networkidle');
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Waarom dit bedrag?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
});
