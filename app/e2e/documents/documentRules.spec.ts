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
import { addDocumentOfToday, firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const addInvoice = '/toevoegen/verkopen/factuur';
const addQuote = '/toevoegen/verkopen/offerte';

test('§2 the editor has the fields and the columns of the specification; reference and both remarks are kept', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto(addQuote);
  await pickCustomer(page, Naambedrijf);
  const texts = {
    Referentie: 'PO 4711',
    'Opmerkingen op het document': 'Levering aan de achterdeur.\nBellen vooraf.',
    'Interne notities': 'Krediet nagekeken',
  };
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label }).fill(text);
  for (const column of ['Omschrijving', 'Aard', 'Aantal', 'Prijs', 'Korting', 'Btw', 'Totaal'])
    await expect(page.getByRole('columnheader', { name: column, exact: true })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verwijder lijn 1' })).toBeVisible();
  await typeLine(page, 1, 'Iets', '1', '10');
  await page.getByRole('button', { name: 'Opslaan: meer keuzes' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Osplaan en terug' }).press('Enter');
  await expect(page).toHaveURL(/\/verkopen\/offertes\/\d+$/);
  await page.reload();
  for (const [label, text] of Object.entries(texts))
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
});

test("§2 'Creer nieuwe klant' is the last of what the customer search offers, in a list 400 wide", async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto(addInvoice);
  await customerField(page).fill(Naambedrijf);
  const list = page.getByRole('listbox', { name: 'Klant' });
  await expect(list.getByRole('option').first()).toContainText(Naambedrijf);
  await expect(list.getByRole('option').last()).toHaveText('Creer nieuwe klant');
  const wide = () =>
    list.evaluate((element) => {
      const panel = element.closest('[popover]') ?? element.parentElement ?? element;
      return Math.round(panel.getBoundingClientRect().width);
    });
  await expect.poll(wide).toBe(400);
});

test(
  '§4 editing kind, quantity, price, discount or VAT makes an article line of a text line, in the VAT of the counting type',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(addInvoice);
    const choice = (column: string, line: number) =>
      page.getByRole('combobox', { name: `${column} Lijn ${line}`, exact: true });
    const edits = [
      async (line: number) => choice('Aard', line).selectOption('service'),
      async (line: number) => cell(page, 'Aantal', line).fill('4'),
      async (line: number) => cell(page, 'Prijs', line).fill('9'),
      async (line: number) => cell(page, 'Korting', line).fill('5'),
      async (line: number) => choice('Btw', line).selectOption({ label: '6 %' }),
      async (line: number) => cell(page, 'Aantal', line).fill('2'),
    ];
    for (const [index, edit] of edits.entries()) {
      const line = index + 1;
      if (line === edits.length) {
        await page.getByRole('combobox', { name: /^Typetelling/ }).selectOption('V');
        const question = page.getByRole('alertdialog', { name: 'Btw aanpassen' });
        await question.getByRole('button', { name: 'Close' }).press('Enter');
        await expect(question).toBeHidden();
      }
      if (line > 1) await page.getByRole('button', { name: 'Lijn toevoegen', exact: true }).click();
      await cell(page, 'Omschrijving', line).fill(`Tekst ${line}`);
      await cell(page, 'Omschrijving', line).press('Tab');
      await expect(cell(page, 'Aantal', line)).toHaveValue('');
      await edit(line);
      await page.keyboard.press('Tab');
    }
    const shown = (line: number) =>
      Promise.all([
        choice('Aard', line).inputValue(),
        cell(page, 'Aantal', line).inputValue(),
        cell(page, 'Prijs', line).inputValue(),
        cell(page, 'Korting', line).inputValue(),
        choice('Btw', line).locator('option:checked').innerText(),
      ]).then((texts) => texts.map((text) => text.replaceAll('\u00A0', ' ')));
    for (const [index, expected] of [
      ['service', '1', '0,00', '0 %', '21 %'],
      ['goods', '4', '0,00', '0 %', '21 %'],
      ['goods', '1', '9,00', '0 %', '21 %'],
      ['goods', '1', '0,00', '5 %', '21 %'],
      ['goods', '1', '0,00', '0 %', '6 %'],
      ['goods', '2', '0,00', '0 %', 'geen'],
    ].entries())
      await expect.poll(() => shown(index + 1)).toEqual(expected);
  },
);

test('§4 a deleted line is sent as deleted without its number, the others are counted from 0, and it is gone after the save', async ({
  page,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'factuur');
  await page.goto(`/verkopen/facturen/${number}`);
  await cell(page, 'Omschrijving').press('Control+Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await typeLine(page, 2, 'Blijft', '1', '10');
  await cell(page, 'Omschrijving', 1).press('Alt+Delete');
  await expect(lines(page)).toHaveCount(1);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Control+s');
  const { details } = (await sent).postDataJSON() as {
    details: { mode: string; Artikelnaam: string; Volgnummer: number | null }[];
  };
  expect(
    details.map(({ mode, Artikelnaam, Volgnummer }) => [mode, Artikelnaam, Volgnummer ?? null]),
  ).toEqual(
    expect.arrayContaining([
      ['deleted', 'Werkuren', null],
      ['new', 'Blijft', 0],
    ]),
  );
  await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(cell(page, 'Omschrijving')).toHaveValue('Blijft');
  await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 12,10');
});

test(
  '§5 every field that a document cannot do without is named when it is missing, and so is a document without lines',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(addInvoice);
    for (const label of [/^Datum/, /^Vervaldag/, /^Leverdag/]) {
      await page.getByRole('textbox', { name: label }).fill('');
      await page.keyboard.press('Tab');
    }
    await save(page).click();
    const warning = notices(page)
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('listitem') });
    await expect
      .poll(async () => (await warning.allInnerTexts()).toSorted())
      .toEqual(
        [
          'Factuurdatum',
          'Vervaldatum',
          'voorziene_leverdatum',
          'Klantnummer',
          'NaamBedrijf',
          'details',
        ].toSorted(),
      );
    await expect(page.getByText('Voeg minstens één lijn toe.')).toBeVisible();
  },
);

test('§5 amounts of a line are not negative, and keep their decimals: what is wrong is at its cell', async ({
  page,
}) => {
  await page.goto(addInvoice);
  await typeLine(page, 1, 'Iets', '1', '10');
  for (const [column, typed] of [
    ['Aantal', '-1'],
    ['Aantal', '1,2345'],
    ['Prijs', '1,234'],
    ['Korting', '101'],
  ] as const) {
    const right = column === 'Prijs' ? '10' : '0';
    await cell(page, column).fill(typed);
    await cell(page, column).press('Tab');
    await expect(cell(page, column), `${column} ${typed}`).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(page, column)).toHaveValue(typed);
    await cell(page, column).fill(right);
    await cell(page, column).press('Tab');
    await expect(cell(page, column)).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('§5 a name that is not the chosen one clears customer and field once it is left', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto(addQuote);
  await pickCustomer(page, Naambedrijf);
  await customerField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' bis');
  await page.keyboard.press('Tab');
  await expect(customerField(page)).toHaveValue('');
  await expect(
    page.getByText(`'${Naambedrijf} bis' is niet uit de lijst gekozen.`).first(),
  ).toBeVisible();
  await typeLine(page, 1, 'Iets', '1', '10');
  await save(page).click();
  await expect(notices(page).getByText('Klantnummer', { exact: true })).toBeVisible();
});
