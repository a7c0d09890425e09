import type { Page } from '@playwright/test';
import type { CallServer } from '../fixtures/callServer.ts';
import { addCustomer } from '../fixtures/customers.ts';
import { addDocument, dayFromNow, shownDay } from '../fixtures/documents.ts';
import type { DocumentPath, TestCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');
const headRow = 1;
const date = dayFromNow(0);
const dueDate = dayFromNow(14);

async function addDocuments(
  callServer: CallServer,
  kind: DocumentPath,
  customer: TestCustomer,
  count: number,
): Promise<string[]> {
  const numbers: string[] = [];
  for (let made = 0; made < count; made += 1)
    numbers.push(await addDocument(callServer, kind, customer, { date, dueDate, price: 100_00 }));
  return numbers;
}

test(
  '§2 customer tabs: Offertes and Facturen list the documents, and a row leads to its document',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const customer = await addCustomer(callServer, 'Met documenten');
    const [quote = ''] = await addDocuments(callServer, 'offerte', customer, 1);
    const [invoice = ''] = await addDocuments(callServer, 'factuur', customer, 1);
    await page.goto(`/klanten/${customer.Klantnummer}`);
    await tab(page, 'Offertes').click();
    await expect(page).toHaveURL(`/klanten/${customer.Klantnummer}?tab=offertes`);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Offertenummer',
      'Datum',
      'Vervaldatum',
      'NaamBedrijf',
      'Status',
      'TotaalBedrag',
      'Acties',
    ]);
    const row = rows(page).filter({ hasText: quote });
    const cells = [shownDay(date), shownDay(dueDate), customer.Naambedrijf, 'Open', '121,00'];
    await expect(row.getByRole('cell')).toHaveText([...cells, '']);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/verkopen/offertes/${quote}`);
    await tab(page, 'Facturen').click();
    await expect(page.getByRole('columnheader', { name: 'Saldo' })).toBeVisible();
    await expect(rows(page).filter({ hasText: invoice }).getByRole('cell')).toHaveText([
      ...cells,
      '121,00',
      '',
    ]);
    await expect(rows(page).filter({ hasText: invoice }).getByRole('link')).toHaveAttribute(
      'href',
      `/verkopen/facturen/${invoice}`,
    );
    await rows(page).filter({ hasText: invoice }).click();
    await expect(page).toHaveURL(`/verkopen/facturen/${invoice}`);
  },
);

test("§2 customer tabs: 'Meer' appends the next page until the last, and a tab begins again at page 1", async ({
  page,
  callServer,
}) => {
  const customer = await addCustomer(callServer, 'Met veel offertes');
  const numbers = await addDocuments(callServer, 'offerte', customer, 12);
  await page.goto(`/klanten/${customer.Klantnummer}?tab=offertes`);
  const more = page.getByRole('button', { name: 'Meer' });
  await expect(rows(page)).toHaveCount(headRow + 10);
  const [first = ''] = numbers.toReversed();
  await expect(rows(page).nth(headRow)).toContainText(first);
  await more.click();
  await expect(rows(page)).toHaveCount(headRow + 12);
  for (const number of numbers) await expect(rows(page).filter({ hasText: number })).toHaveCount(1);
  await expect(more).toBeHidden();
  await tab(page, 'Details').click();
  await tab(page, 'Offertes').click();
  await expect(rows(page)).toHaveCount(headRow + 10);
  await expect(more).toBeVisible();
});

test(
  "§2 customer tabs: Betalingen lists what was paid; Offertes and Creditnota's may be empty",
  { tag: '@core' },
  async ({ page, callServer }) => {
    const customer = await addCustomer(callServer, 'Met betalingen');
    const [invoice = ''] = await addDocuments(callServer, 'factuur', customer, 1);
    const { vervaldagen } = await callServer<{
      vervaldagen: { data: { Code: number; FK_Factuurnummer: string }[] };
    }>('GET', `/auth/vervaldagen?page=1&per_page=10&q=${invoice}`);
    const dueDateOf = vervaldagen.data.find((row) => row.FK_Factuurnummer === invoice);
    // The same amount on the same day, on two pages: all of them are shown.
    for (let paid = 0; paid < 11; paid += 1) {
      await callServer('POST', '/auth/klanten/betaling', {
        Datum: date,
        FK_Bank: 0,
        Bedrag: 10,
        Toegekend: 10,
        Type: 'K',
        Betaling_Per: 'OVR',
        Vervaldagen: dueDateOf?.Code,
        Klantnummer: customer.Klantnummer,
      });
    }
    await page.goto(`/klanten/${customer.Klantnummer}`);
    await tab(page, 'Betalingen').click();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Datum',
      'Bedrag',
      'BankNaam',
      'Notities',
    ]);
    await expect(rows(page).filter({ hasText: '10,00' })).toHaveCount(10);
    await page.getByRole('button', { name: 'Meer' }).click();
    await expect(rows(page).filter({ hasText: '10,00' })).toHaveCount(11);
    await expect(rows(page).filter({ hasText: shownDay(date) })).toHaveCount(11);
    await tab(page, 'Facturen').click();
    await expect(rows(page).filter({ hasText: invoice })).toContainText('11,00');
    await tab(page, 'Offertes').click();
    await expect(
      page.getByRole('tabpanel').locator('p', { hasText: 'Nog geen offertes' }),
    ).toBeVisible();
    await tab(page, "Creditnota's").click();
    await expect(
      page.getByRole('tabpanel').locator('p', { hasText: "Nog geen creditnota's" }),
    ).toBeVisible();
  },
);

test(
  '§2 Informatie is shown only with a VAT number, and leads to four registers by its digits',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/toevoegen/klanten');
    await expect(tab(page, 'Details')).toBeVisible();
    await expect(tab(page, 'Informatie')).toBeHidden();
    const number = page.getByLabel('Btwnummer', { exact: true });
    await number.fill('BE 0403.170.701');
    await tab(page, 'Informatie').click();
    const links = page.getByRole('tabpanel').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:.*0403170701$/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await tab(page, 'Details').click();
    await number.fill('');
    await expect(tab(page, 'Informatie')).toBeHidden();
  },
);

test('an address that names a tab which is not there opens Details', async ({
  page,
  callServer,
}) => {
  const { Klantnummer } = await addCustomer(callServer, 'Zonder btw-nummer');
  await page.goto(`/klanten/${Klantnummer}?tab=informatie`);
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`/klanten/${Klantnummer}`);
  await page.goto(`/klanten/${Klantnummer}?tab=onzin`);
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
});

test('§8 a tab whose list or next page fails says so, in a toast too, and can be tried again', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const customer = await addCustomer(callServer, 'Eerst niet, dan wel');
  await addDocuments(callServer, 'offerte', customer, 11);
  const failed = new Set<string>();
  await page.route(`**/klanten/${customer.Klantnummer}/offertes?*`, async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 500, json: {} });
  });
  const toasts = page.getByRole('region', { name: 'Meldingen' }).getByText('Fout!');
  await page.goto(`/klanten/${customer.Klantnummer}?tab=offertes`);
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(rows(page)).toHaveCount(headRow + 10);
  await expect(toasts).toHaveCount(0);
  await page.getByRole('button', { name: 'Meer' }).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(rows(page)).toHaveCount(headRow + 11);
});
