import type { Page } from '@playwright/test';
import {
  cell,
  customerField,
  lines,
  notices,
  pickCustomer,
  save,
  total,
  typeLine,
} from '../fixtures/documentEditor.ts';
import { firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const addInvoice = '/toevoegen/verkopen/factuur';

/** A new invoice with two lines: 37,50 and 20,00. */
async function openTwoLines(page: Page) {
  await page.goto(addInvoice);
  await typeLine(page, 1, 'Werkuren', '3', '12,5');
  await page.getByRole('button', { name: 'Lijn toevoegen', exact: true }).click();
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await typeLine(page, 2, 'Verplaatsing', '1', '20');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 57,50');
}

test(
  "'Waarom dit bedrag?' explains each total step by step, and gives the focus back",
  { tag: '@core' },
  async ({ page }) => {
    await openTwoLines(page);
    const dialog = page.getByRole('dialog', { name: 'Waarom dit bedrag?' });
    const ask = (name: string) =>
      page.getByRole('button', { name: `Waarom dit bedrag? ${name}`, exact: true });
    for (const name of ['Totaal Excl.', 'Korting', 'Totaal Excl. na korting', 'Btw'])
      await expect(ask(name)).toBeVisible();

    await ask('Totaal Incl.').press('Enter');
    await expect(dialog.getByRole('term')).toHaveText([
      'Totaal Excl. na korting',
      '+ Btw',
      '= Totaal Incl.',
    ]);
    await dialog.getByRole('button', { name: 'Waarom dit bedrag? + Btw' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Terug naar Totaal Incl.' })).toBeFocused();
    await dialog.getByRole('button', { name: /Btw aan 21/ }).press('Enter');
    await expect(dialog.getByRole('definition')).toHaveText(['€ 57,50', '21 %', '€ 12,08']);
    await expect(dialog.getByText(/Onafgerond is dat €\s12,075\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Terug naar Btw' }).press('Enter');
    await expect(dialog.getByRole('button', { name: /Btw aan 21/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Sluiten' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(ask('Totaal Incl.')).toBeFocused();

    // From any cell of the line, with the latest input.
    await cell(page, 'Aantal', 2).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('4');
    await page.keyboard.press('Shift+F1');
    await expect(dialog.getByRole('definition')).toHaveText(['4', '€ 20,00', '€ 80,00']);
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cell(page, 'Aantal', 2)).toBeFocused();
  },
);

test(
  "'Naar totaal rekenen' shows what changes, and one undo takes it back",
  { tag: '@core' },
  async ({ page }) => {
    await openTwoLines(page);
    const open = page.getByRole('button', { name: 'Naar totaal rekenen' });
    const dialog = page.getByRole('dialog', { name: 'Naar totaal rekenen' });
    const wanted = dialog.getByRole('textbox', { name: /^Gewenst bedrag/ });
    await open.press('Enter');
    await expect(wanted).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Welk totaal' }).selectOption('net');
    await wanted.fill('50');
    await wanted.press('Tab');
    await dialog
      .getByRole('combobox', { name: 'Wat mag veranderen' })
      .selectOption({ label: 'Prijs van lijn 1 (Werkuren)' });
    await expect(dialog.getByRole('row', { name: /Wordt/ })).toContainText('€ 10,00');
    // Nothing changes before the button is pressed.
    await expect(cell(page, 'Prijs', 1)).toHaveValue('12,50');
    await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(cell(page, 'Prijs', 1)).toHaveValue('10,00');
    await expect(total(page, 'Totaal Excl\\. na korting')).toHaveText('€ 50,00');
    await cell(page, 'Prijs', 1).press('Control+z');
    await expect(cell(page, 'Prijs', 1)).toHaveValue('12,50');

    await open.press('Enter');
    await wanted.fill('100');
    await wanted.press('Enter');
    await expect(dialog.getByText(/komt dit zo niet uit/)).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Net eronder/ })).toContainText('€ 69,58');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 69,58');
  },
);

test('Ctrl+Shift+D and a button copy a line below itself, and one undo takes the copy away', async ({
  page,
}) => {
  await openTwoLines(page);
  await cell(page, 'Omschrijving', 1).press('Control+Shift+D');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await expect(lines(page)).toHaveCount(3);
  await expect(cell(page, 'Omschrijving', 2)).toHaveValue('Werkuren');
  await expect(cell(page, 'Prijs', 2)).toHaveValue('12,50');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 95,00');
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveCount(2);
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 57,50');
  const copy = page.getByRole('button', { name: 'Kopieer lijn 2 onder zichzelf' });
  await copy.click();
  await expect(cell(page, 'Omschrijving', 3)).toBeFocused();
  await expect(cell(page, 'Omschrijving', 3)).toHaveValue('Verplaatsing');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 77,50');
  // In a card too, where a finger can press it.
  await page.setViewportSize({ width: 320, height: 800 });
  await copy.scrollIntoViewIfNeeded();
  const box = await copy.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await copy.click();
  await expect(lines(page)).toHaveCount(4);
});

test('margins are shown beside the lines on request, and after a reload', async ({ page }) => {
  await openTwoLines(page);
  const header = page.getByRole('columnheader', { name: 'Marge', exact: true });
  const choice = page.getByRole('switch', { name: 'Marges tonen' });
  await expect(header).toBeHidden();
  await choice.press('Space');
  await expect(header).toBeVisible();
  // Without an article: 25 % of the price, the margin of a new installation.
  const shown = (column: string, line: number) =>
    page.getByRole('button', { name: new RegExp(`^${column} Lijn ${line} `) });
  await expect(shown('Aankoop', 1)).toHaveText('9,38');
  await expect(shown('Marge', 1)).toHaveText('9,36');
  await expect(shown('Marge %', 1)).toHaveText('24,96 %');
  await expect(total(page, 'Marge')).toHaveText('€ 14,36');
  await expect(total(page, 'Marge %')).toHaveText('24,97 %');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(header).toBeVisible();
});

test(
  '§8 what the server refuses is at its fields and cells, and nothing typed is lost',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/422/);
    const { Naambedrijf } = await firstCustomer(callServer);
    await page.route(
      '**/verkoopdocumenten/factuur',
      (route) =>
        route.fulfill({
          status: 422,
          json: {
            message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
            errors: {
              Vervaldatum: ['Deze vervaldag kan niet.'],
              'details.1.BTWCode': ['Deze btw-code bestaat niet. Kies een andere.'],
              Offertenummer: ['Deze offerte bestaat niet (meer).'],
            },
          },
        }),
      { times: 1 },
    );
    await openTwoLines(page);
    await pickCustomer(page, Naambedrijf);
    await save(page).click();
    const dueDate = page.getByRole('textbox', { name: /^Vervaldag/ });
    await expect(dueDate).toBeFocused();
    await expect(dueDate).toHaveAccessibleDescription(/Deze vervaldag kan niet\./);
    const vat = page.getByRole('combobox', { name: 'Btw Lijn 2' });
    await expect(vat).toHaveAccessibleDescription('Deze btw-code bestaat niet. Kies een andere.');
    await expect(page.getByText('Offertenummer: Deze offerte bestaat niet (meer).')).toBeVisible();
    await vat.selectOption({ label: 'geen' });
    await expect(vat).not.toHaveAttribute('aria-invalid');
    await expect(customerField(page)).toHaveValue(Naambedrijf);
    await expect(cell(page, 'Omschrijving', 2)).toHaveValue('Verplaatsing');
    await expect(total(page, 'Btw')).toHaveText('€ 7,88');
    await save(page).click();
    await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
  },
);
