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
import {
  addDocument,
  addDocumentOfToday,
  dayFromNow,
  firstCustomer,
} from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const today = dayFromNow(0);
const addInvoice = '/toevoegen/verkopen/factuur';

test(
  "§4 another counting type asks 'Btw aanpassen', and all article lines get its VAT",
  { tag: '@core' },
  async ({ page, callServer }) => {
    const number = await addDocumentOfToday(callServer, 'factuur');
    await page.goto(`/verkopen/facturen/${number}`);
    const dialog = page.getByRole('alertdialog', { name: 'Btw aanpassen' });
    const countingType = page.getByRole('combobox', { name: /^Typetelling/ });
    await countingType.selectOption('V');
    await expect(
      dialog.getByText('Wenst u alle factuurlijnen aan te passen naar 0 % btw?'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(total(page, 'Btw')).toHaveText('€ 21,00');
    await countingType.selectOption('F');
    await expect(dialog).toBeHidden();
    await countingType.selectOption('V');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(total(page, 'Btw')).toHaveText('€ 0,00');
    await expect(page.getByRole('combobox', { name: 'Btw Lijn 1' })).toHaveValue('0');
    await countingType.selectOption('F');
    await expect(
      dialog.getByText('Wenst u alle factuurlijnen aan te passen naar 21 % btw?'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 121,00');
  },
);

test('§4 deleting and inserting renumber the lines, and the totals follow; undo takes it back', async ({
  page,
}) => {
  await page.goto(addInvoice);
  await typeLine(page, 1, 'Een', '1', '10');
  await page.getByRole('button', { name: /^Lijn toevoegen$/ }).click();
  await typeLine(page, 2, 'Twee', '1', '20');
  await cell(page, 'Omschrijving', 1).press('Control+Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await typeLine(page, 2, 'Tussen', '1', '5');
  await expect(lines(page)).toHaveText(['Lijn 1', 'Lijn 2', 'Lijn 3']);
  await expect(cell(page, 'Omschrijving', 3)).toHaveValue('Twee');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 35,00');
  await cell(page, 'Omschrijving', 1).press('Alt+Delete');
  await expect(lines(page)).toHaveCount(2);
  await expect(cell(page, 'Omschrijving', 1)).toHaveValue('Tussen');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 25,00');
  await cell(page, 'Omschrijving', 1).press('Control+z');
  await expect(lines(page)).toHaveCount(3);
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 35,00');
});

test(
  'unsaved input is offered again after a reload',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const number = await addDocumentOfToday(callServer, 'offerte');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/verkopen/offertes/${number}`);
    await cell(page, 'Omschrijving').fill('Anders\nop twee regels');
    await cell(page, 'Omschrijving').press('Tab');
    await page.reload();
    await expect(cell(page, 'Omschrijving')).toHaveValue('Werkuren');
    await page.getByRole('button', { name: 'Terugzetten' }).press('Enter');
    await expect(cell(page, 'Omschrijving')).toHaveValue('Anders\nop twee regels');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await save(page).click();
    await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
    await page.reload();
    await expect(cell(page, 'Omschrijving')).toHaveValue('Anders\nop twee regels');
    await expect(page.getByRole('button', { name: 'Terugzetten' })).toBeHidden();
  },
);

test('a number that is still being typed in a cell is saved, and outlives a crash', async ({
  page,
  context,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'offerte');
  const address = `/verkopen/offertes/${number}`;
  await page.goto(address);
  await cell(page, 'Prijs').fill('12,5');
  await expect(cell(page, 'Prijs')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 12,50');
  await cell(page, 'Prijs').fill('99,9');
  await cell(page, 'Prijs').press('5');
  // The cell keeps the focus, as when the page crashes here.
  const after = await context.newPage();
  await expect(async () => {
    await after.goto(address);
    await after.getByRole('button', { name: 'Terugzetten' }).click({ timeout: 5000 });
  }).toPass();
  await expect(cell(after, 'Prijs')).toHaveValue('99,95');
});

test(
  'the second save shows the differences, and both changes can be kept',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/409/);
    const number = await addDocumentOfToday(callServer, 'offerte');
    const path = `/auth/verkoopdocumenten/${number}`;
    await page.goto(`/verkopen/offertes/${number}`);
    await cell(page, 'Omschrijving').fill('Van mij');
    await cell(page, 'Omschrijving').press('Tab');
    const { document } = await callServer<{ document: object }>('GET', path);
    await callServer('PUT', path, { ...document, Referentie: 'Van de ander' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Intussen gewijzigd' });
    const theirs = dialog
      .getByRole('row', { name: /Referentie/ })
      .getByRole('cell')
      .first();
    await expect(theirs).toHaveText('Van de ander');
    await dialog.getByRole('button', { name: 'Mijn wijzigingen behouden' }).click();
    await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Referentie' })).toHaveValue('Van de ander');
    await expect(cell(page, 'Omschrijving')).toHaveValue('Van mij');
  },
);

test(
  "'Omzetten naar factuur' makes an invoice of a quote, which is then Omgezet",
  { tag: '@core' },
  async ({ page, callServer }) => {
    const customer = await firstCustomer(callServer);
    const quote = await addDocument(callServer, 'offerte', customer, {
      reference: 'Ref',
      date: today,
      dueDate: dayFromNow(14),
      price: 321_00,
    });
    await page.goto(`/verkopen/offertes/${quote}`);
    await page.getByRole('link', { name: 'Omzetten naar factuur' }).click();
    await expect(page).toHaveURL(`${addInvoice}?offerte=${quote}`);
    // The quote, which looks alike, stays on the screen until the invoice is shown.
    await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toBeVisible();
    await expect(customerField(page)).toHaveValue(customer.Naambedrijf);
    await expect(cell(page, 'Prijs')).toHaveValue('321,00');
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
    // A second time it says so, and leads to the quote.
    await page.goto(`${addInvoice}?offerte=${quote}`);
    await page.getByRole('link', { name: `Offerte ${quote} openen` }).click();
    await expect(page).toHaveURL(`/verkopen/offertes/${quote}`);
    await expect(page.getByRole('link', { name: /^Omgezet naar factuur \d+$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Omzetten naar factuur' })).toBeHidden();
  },
);

test('opening a quote that was converted meanwhile shows a message, and its draft is not lost', async ({
  page,
  callServer,
}) => {
  const quote = await addDocumentOfToday(callServer, 'offerte');
  const address = `${addInvoice}?offerte=${quote}`;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Referentie' }).fill('Van mij');
  const { document } = await callServer<{ document: object }>(
    'GET',
    `/auth/verkoopdocumenten/${quote}`,
  );
  const made = await callServer<{ document: { Factuurnummer: string } }>(
    'POST',
    '/auth/verkoopdocumenten/factuur',
    { ...document, Offertenummer: quote },
  );
  const invoice = made.document.Factuurnummer;
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(address);
  const link = page.getByRole('link', { name: `Factuur ${invoice} openen` });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.getByRole('textbox', { name: 'Referentie' })).toHaveValue('Van mij');
  await page.goto('/');
  await page.goto(address);
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.goto(address);
  await expect(link).toBeVisible();
  await expect(save(page)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(`/verkopen/facturen/${invoice}`);
});

test("§8 failing defaults are shown as 'Backend Error!', and Opnieuw tries again", async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/);
  await page.route('**/nextautonumber?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(addInvoice);
  await expect(notices(page).getByText('Backend Error!')).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(customerField(page)).toBeVisible();
});

test(
  "§8 an answer without a document is 'Failed to save.', and trying again makes one",
  { tag: '@core' },
  async ({ page, callServer }) => {
    const { Naambedrijf } = await firstCustomer(callServer);
    const sent: (string | null)[] = [];
    await page.route('**/verkoopdocumenten/factuur', async (route) => {
      sent.push(await route.request().headerValue('idempotency-key'));
      const response = await route.fetch();
      await (sent.length === 1
        ? route.fulfill({ response, json: {} })
        : route.fulfill({ response }));
    });
    await page.goto(addInvoice);
    await pickCustomer(page, Naambedrijf);
    await typeLine(page, 1, 'Iets', '1', '10');
    await save(page).click();
    await expect(notices(page).getByText('Failed to save.')).toBeVisible();
    await save(page).click();
    await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
  },
);

test(
  "'Creer nieuwe klant' creates a customer and fills the form with it",
  { tag: '@core' },
  async ({ page }) => {
    const name = `Nieuwe klant ${Date.now()}`;
    await page.goto(addInvoice);
    await customerField(page).fill(name);
    await page.getByRole('option', { name: 'Creer nieuwe klant' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Naambedrijf/ })).toHaveValue(name);
    await dialog.getByRole('combobox', { name: /^Klantgroep/ }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(customerField(page)).toHaveValue(name);
  },
);

test('§5 the unit price takes digits; a second decimal mark or a minus stays in it and is said', async ({
  page,
}) => {
  await page.goto(addInvoice);
  for (const [typed, shown, isWrong] of [
    ['12a,b5', '12,50', false],
    ['12,5,5', '12,5,5', true],
    ['-5', '-5', true],
    ['7.5', '7,50', false],
  ] as const) {
    await cell(page, 'Prijs').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(cell(page, 'Prijs')).toHaveValue(shown);
    if (isWrong) await expect(cell(page, 'Prijs')).toHaveAttribute('aria-invalid', 'true');
    else await expect(cell(page, 'Prijs')).not.toHaveAttribute('aria-invalid', 'true');
  }
});
