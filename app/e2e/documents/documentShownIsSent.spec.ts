import type { Page } from '@playwright/test';
import { cell, customerField, notices, pickCustomer, total } from '../fixtures/documentEditor.ts';
import { addDocumentOfToday, firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

// A save sends what the screen showed before the key was pressed.
test.use({ isSignedIn: true });

const nature = (page: Page) => page.getByRole('combobox', { name: 'Aard Lijn 1', exact: true });
const vat = (page: Page) => page.getByRole('combobox', { name: 'Btw Lijn 1', exact: true });
const dueDate = (page: Page) => page.getByRole('textbox', { name: 'Vervaldag' });

/** Presses Ctrl+S and answers what is sent. */
async function sentBySaving(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest((one) => one.method() === 'POST');
  await page.keyboard.press('Control+s');
  return JSON.parse((await request).postData() ?? '{}') as Record<string, unknown>;
}

test('§4 typing in the description of an article takes the article away at once, and Ctrl+Z brings it back', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto('/toevoegen/verkopen/offerte');
  await pickCustomer(page, Naambedrijf);
  await cell(page, 'Omschrijving').fill('AF-A1');
  await page.getByRole('option', { name: 'AF-A1' }).click();
  await expect(cell(page, 'Aantal')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 39,50');

  const article = await cell(page, 'Omschrijving').inputValue();
  await cell(page, 'Omschrijving').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' rood');
  await expect(cell(page, 'Aantal')).toHaveValue('');
  await expect(cell(page, 'Prijs')).toHaveValue('');
  await expect(nature(page)).toHaveValue('');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 0,00');

  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Omschrijving')).toHaveValue(article);
  await expect(cell(page, 'Omschrijving')).toBeFocused();
  await expect(cell(page, 'Aantal')).toHaveValue('5');
  await expect(cell(page, 'Prijs')).toHaveValue('7,90');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'Omschrijving')).toHaveValue(`${article} rood`);
  await expect(cell(page, 'Prijs')).toHaveValue('');

  const sent = await sentBySaving(page);
  expect(sent).toMatchObject({
    TotaalExclBTW: 0,
    details: [
      {
        arType: 'T',
        Artikelnummer: '',
        Artikelnaam: `${article} rood`,
        ArtikelHoeveelheid: null,
        ArtikelPrijs_per_eenheid: null,
      },
    ],
  });
  await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
});

test('§4 what typing in a cell or a date makes of the document is on the screen before it is saved', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto('/toevoegen/verkopen/offerte');
  await pickCustomer(page, Naambedrijf);
  await cell(page, 'Omschrijving').fill('Nieuw werk');
  const date = page.getByRole('textbox', { name: 'Datum', exact: true });
  const year = (await date.inputValue()).slice(-4);
  await date.fill(`1/02/${year}`);
  await expect(dueDate(page)).toHaveValue(`15/02/${year}`);

  await cell(page, 'Prijs').click();
  await page.keyboard.type('12,5');
  await expect(cell(page, 'Prijs')).toHaveValue('12,5');
  await expect(nature(page)).toHaveValue('goods');
  await expect(cell(page, 'Aantal')).toHaveValue('1');
  await expect(vat(page)).toHaveValue('3');
  await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 15,13');

  const sent = await sentBySaving(page);
  expect(sent).toMatchObject({
    Vervaldatum: `${year}-02-15`,
    TotaalBedrag: 15.13,
    details: [{ arType: 'A', ArtikelHoeveelheid: 1, ArtikelPrijs_per_eenheid: 12.5, BTWCode: 3 }],
  });
});

test('a name that is typed over the customer and not chosen is not saved as the customer before', async ({
  page,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'offerte');
  await page.goto(`/verkopen/offertes/${number}`);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1;
  });
  await customerField(page).fill('Iemand anders');
  await page.keyboard.press('Control+s');
  await expect(notices(page).getByText('Please enter values in all mandatory filed')).toBeVisible();
  await expect(customerField(page)).toHaveValue('Iemand anders');
  expect(saves).toBe(0);
});
