import type { Page } from '@playwright/test';
import type { CallServer } from '../fixtures/callServer.ts';
import { CountingKeyboard, recordedKeystrokes } from '../fixtures/checks/countingKeyboard.ts';
import { cell, customerField, lines, notices } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, firstCustomer } from '../fixtures/documents.ts';
import { addCustomer, addDueDate } from '../fixtures/dueDates.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

/** Does a task from the heading of a page, and holds its keys against what docs/keyboard.md says. */
async function countFrom(
  page: Page,
  address: string,
  work: string,
  task: (keys: CountingKeyboard) => Promise<void>,
): Promise<void> {
  test.slow();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Totaal: /).or(customerField(page))).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  const keys = new CountingKeyboard(page);
  await task(keys);
  test.info().annotations.push({ type: 'keystrokes', description: `${work}: ${keys.strokes}` });
  expect(keys.strokes, work).toBeLessThanOrEqual(recordedKeystrokes(work));
}

async function firstArticle(callServer: CallServer): Promise<string> {
  const { artikelen } = await callServer<{ artikelen: { data: { Artikelnummer: string }[] } }>(
    'GET',
    '/auth/artikelen?page=1&per_page=10',
  );
  return artikelen.data[0]?.Artikelnummer ?? '';
}

test('a quote for a new customer, made from the search, with six lines', async ({
  page,
  callServer,
}) => {
  const article = await firstArticle(callServer);
  await countFrom(
    page,
    '/toevoegen/verkopen/offerte',
    'a quote for a new customer',
    async (keys) => {
      await keys.goTo(customerField(page));
      await keys.type('Zaak Nieuw');
      const create = page.getByRole('option', { name: 'Creer nieuwe klant' });
      await expect(create).toBeVisible();
      await expect(page.getByRole('option', { name: /^Zaak Nieuw/ })).toHaveCount(0);
      await keys.press('ArrowDown');
      await expect(create).toHaveAttribute('aria-selected', 'true');
      await keys.press('Enter');
      const dialog = page.getByRole('dialog');
      const group = dialog.getByRole('combobox', { name: /^Klantgroep/ });
      await keys.goTo(group);
      await keys.type('Hor');
      await keys.press('Control+s');
      await expect(dialog).toBeHidden();
      await expect(customerField(page)).toBeFocused();
      await keys.press('Enter');

      await expect(cell(page, 'Omschrijving')).toBeFocused();
      await keys.type(article);
      await expect(page.getByRole('option', { name: article }).first()).toBeVisible();
      await keys.press('Enter');
      await expect(cell(page, 'Aantal')).toBeFocused();
      await keys.type('2');
      await keys.press('Enter');
      await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
      await keys.type('Fase 1');
      await keys.press('Enter');
      for (let line = 3; line <= 6; line++) {
        await expect(cell(page, 'Omschrijving', line)).toBeFocused();
        await keys.type('Werk');
        await keys.press('Tab', 'Tab');
        await keys.type('2');
        await keys.press('Tab');
        await keys.type('10');
        if (line === 3) {
          await keys.press('Tab');
          await expect(cell(page, 'Korting', line)).toBeFocused();
          await keys.type('5');
        }
        if (line < 6) await keys.press('Enter');
      }
      await expect(lines(page)).toHaveCount(6);
      await keys.press('Control+s');
      await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
    },
  );
});

test('an invoice from a quote, with its PDF', async ({ page, callServer }) => {
  const given = { date: dayFromNow(0), dueDate: dayFromNow(14), price: 100_00 };
  const quote = await addDocument(callServer, 'offerte', await firstCustomer(callServer), given);
  await countFrom(page, `/verkopen/offertes/${quote}`, 'an invoice from a quote', async (keys) => {
    await keys.goTo(page.getByRole('link', { name: 'Omzetten naar factuur' }));
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nieuwe Offerte' })).toBeFocused();
    const save = page.getByRole('button', { name: 'Opslaan', exact: true });
    await expect(save).toBeVisible();
    await keys.goTo(save);
    await keys.press('Tab', 'Enter', 'Enter');
    await expect(page).toHaveURL(/\/verkopen\/facturen\/\d+$/);
    const pdf = page.getByRole('button', { name: 'PDF', exact: true });
    await keys.goTo(pdf);
    await keys.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const opened = page.waitForResponse((response) => /pdf/i.test(response.url()));
    await keys.press('Enter');
    expect((await opened).ok()).toBe(true);
  });
});

test('a partial payment', async ({ page, callServer }) => {
  const { documentNumber, customer } = await addDueDate(callServer);
  await countFrom(page, '/vervaldagen', 'a partial payment', async (keys) => {
    await keys.goTo(page.getByRole('searchbox', { name: 'Vervaldagen zoeken' }));
    await keys.type(documentNumber);
    await keys.press('Enter');
    await expect(page.getByText('Totaal: 1', { exact: true })).toBeVisible();
    await keys.goTo(page.getByRole('button', { name: `Betaling voor factuur ${documentNumber}` }));
    await keys.press('Enter');
    const modal = page.getByRole('dialog', {
      name: `Betaling toevoegen ${customer.Klantnummer}`,
    });
    await keys.goTo(modal.getByLabel('Bedrag', { exact: true }));
    await keys.press('Control+a');
    await keys.type('50');
    await keys.press('Control+s');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('row', { name: documentNumber })).toContainText('71,00');
  });
});

test('an address corrected for a customer found by part of the VAT number', async ({
  page,
  callServer,
}) => {
  const { Klantnummer } = await addCustomer(callServer, {
    Btwnummer: 'BE0403199702',
    Factuuradres: 'Kerkstraat 1',
  });
  await countFrom(page, '/klanten', 'an address corrected', async (keys) => {
    await keys.goTo(page.getByRole('searchbox', { name: 'Klanten zoeken' }));
    await keys.type('0403199');
    await keys.press('Enter');
    const row = page.getByRole('row').filter({ hasText: Klantnummer });
    await expect(row).toBeVisible();
    await keys.goTo(row.getByRole('link').first());
    await keys.press('Enter');
    const address = page.getByLabel(/^Factuuradres/).first();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.goTo(address);
    await keys.press('Control+a');
    await keys.type('Markt 2');
    await keys.press('Control+s');
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
  });
});
