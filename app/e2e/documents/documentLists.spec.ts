import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { addDocument, dayFromNow, firstCustomer, shownDay } from '../fixtures/documents.ts';
import { layoutShift } from '../fixtures/checks/layoutShift.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const rowOf = (page: Page, number: string) => rows(page).filter({ hasText: number });
const atRest = (page: Page) => expect(page.getByText(/^Totaal: /)).toBeVisible();
const today = dayFromNow(0);
const inTwoWeeks = dayFromNow(14);
const lastWeek = dayFromNow(-7);

/** A text that no other document has. */
let made = 0;
const newReference = () => `e2e-${process.pid}-${Date.now()}-${++made}`;

const columns = [
  'Datum',
  'Klantnummer',
  'NaamBedrijf',
  'Referentie',
  'TotaalNetto',
  'TotaalBedrag',
  'Status',
  'Omgezet',
  'Vervaldatum',
];

for (const { kind, address, title, number, add } of [
  {
    kind: 'offerte',
    address: '/verkopen/offertes',
    title: 'Offertes',
    number: 'Offertenummer',
    add: '/toevoegen/verkopen/offerte',
  },
  {
    kind: 'factuur',
    address: '/verkopen/facturen',
    title: 'Facturen',
    number: 'Factuurnummer',
    add: '/toevoegen/verkopen/factuur',
  },
] as const) {
  test.describe(`§2 ${title}`, () => {
    test(
      'the columns are in the order of the specification, under the right number',
      { tag: kind === 'factuur' ? ['@core'] : [] },
      async ({ page, callServer }) => {
        const customer = await firstCustomer(callServer);
        const reference = newReference();
        const document = await addDocument(callServer, kind, customer, {
          reference,
          date: today,
          dueDate: inTwoWeeks,
          price: 1234_50,
        });
        await page.goto(`${address}?q=${reference}`);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        await expect(page.getByRole('columnheader')).toHaveText([number, ...columns, 'Acties']);
        await expect(rowOf(page, document).getByRole('cell')).toHaveText([
          shownDay(today),
          customer.Klantnummer,
          customer.Naambedrijf,
          reference,
          '1.234,50',
          '1.493,75',
          'Open',
          kind === 'offerte' ? 'neen' : '',
          shownDay(inTwoWeeks),
          '',
        ]);
        await expect(rowOf(page, document).getByRole('rowheader')).toHaveText(document);
      },
    );

    test('Toevoegen leads to a new document of this kind', async ({ page }) => {
      await page.goto(address);
      const toAdd = page.getByRole('link', { name: 'Toevoegen' });
      await expect(toAdd).toHaveAttribute('href', add);
      await toAdd.click();
      await expect(page).toHaveURL(add);
    });

    test('a row leads to its document', async ({ page, callServer }) => {
      const reference = newReference();
      const document = await addDocument(callServer, kind, await firstCustomer(callServer), {
        reference,
        date: today,
        dueDate: inTwoWeeks,
        price: 10_00,
      });
      await page.goto(`${address}?q=${reference}`);
      await rowOf(page, document).getByRole('link').click();
      await expect(page).toHaveURL(`${address}/${document}`);
    });

    test('only documents of this kind are there, the newest first', async ({
      page,
      callServer,
    }) => {
      const customer = await firstCustomer(callServer);
      const reference = newReference();
      const given = { reference, dueDate: inTwoWeeks, price: 10_00 };
      const older = await addDocument(callServer, kind, customer, { ...given, date: lastWeek });
      const newer = await addDocument(callServer, kind, customer, { ...given, date: today });
      const other = kind === 'offerte' ? 'factuur' : 'offerte';
      await addDocument(callServer, other, customer, { ...given, date: today });
      await page.goto(`${address}?q=${reference}`);
      await expect(page.getByText('Totaal: 2')).toBeVisible();
      await expect(rows(page).getByRole('rowheader')).toHaveText([newer, older]);
    });

    test('p and pp are updated in place after each load, without a shift; another size starts at page 1', async ({
      page,
      callServer,
    }) => {
      const customer = await firstCustomer(callServer);
      const reference = newReference();
      for (let count = 0; count < 11; count++) {
        await addDocument(callServer, kind, customer, {
          reference,
          date: today,
          dueDate: inTwoWeeks,
          price: 10_00,
        });
      }
      await page.goto('/');
      await page.goto(`${address}?q=${reference}`);
      await expect(page).toHaveURL(`${address}?p=1&pp=10&q=${reference}`);
      await expect(rows(page)).toHaveCount(10);
      expect(await layoutShift(page)).toBe(0);
      const paging = page.getByRole('navigation', { name: 'Paginering' });
      const expectOff = async (...names: readonly string[]) => {
        for (const name of names)
          await expect(paging.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
      };
      await expectOff('Eerste', 'Vorige');
      await paging.getByRole('link', { name: 'Volgende' }).click();
      await expect(page).toHaveURL(`${address}?p=2&pp=10&q=${reference}`);
      await expect(rows(page)).toHaveCount(1);
      await expectOff('Volgende', 'Laatste');
      await expect(page.getByLabel('Per pagina').getByRole('option')).toHaveText([
        '10',
        '20',
        '50',
        '100',
      ]);
      await page.getByLabel('Per pagina').selectOption('20');
      await expect(page).toHaveURL(`${address}?p=1&pp=20&q=${reference}`);
      await expect(rows(page)).toHaveCount(11);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('a search without a result says so', async ({ page }) => {
      await page.goto(address);
      await page.getByRole('searchbox', { name: `${title} zoeken` }).fill('bestaatnergens');
      await expect(page.getByText("Niets gevonden voor 'bestaatnergens'.")).toBeVisible();
    });

    test('a failure is shown with its cause, and Opnieuw loads the list', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/500/);
      await page.route('**/auth/verkoopdocumenten?*', (route) => route.fulfill({ status: 500 }), {
        times: 1,
      });
      await page.goto(address);
      const cause = page.getByRole('main').getByText('De server kon dit niet uitvoeren.');
      await expect(cause).toBeVisible();
      await page.getByRole('button', { name: 'Opnieuw' }).click();
      await expect(cause).toBeHidden();
    });

    test('no violation of axe, nothing cut off at 320 px', async ({ page, callServer }) => {
      const reference = newReference();
      await addDocument(callServer, kind, await firstCustomer(callServer), {
        reference,
        date: today,
        dueDate: inTwoWeeks,
        price: 99_999_999_99,
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${address}?q=${reference}`);
      await atRest(page);
      await expectAccessible(page);
      await expectNothingCutOff(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingCutOff(page);
      await expectAccessible(page);
    });
  });
}

test('§2 Offertes: a quote that became an invoice is Omgezet', async ({ page, callServer }) => {
  const customer = await firstCustomer(callServer);
  const reference = newReference();
  const given = { reference, date: today, dueDate: inTwoWeeks, price: 10_00 };
  const quoteNumber = await addDocument(callServer, 'offerte', customer, given);
  await addDocument(callServer, 'factuur', customer, { ...given, quoteNumber });
  await page.goto(`/verkopen/offertes?q=${reference}`);
  const cells = rowOf(page, quoteNumber).getByRole('cell');
  await expect(cells.nth(6)).toHaveText('Omgezet');
  await expect(cells.nth(7)).toHaveText('ja');
});

test(
  '§2 a quote that is past its date has lapsed, an invoice is overdue',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const customer = await firstCustomer(callServer);
    const reference = newReference();
    const given = { reference, date: lastWeek, dueDate: dayFromNow(-1), price: 10_00 };
    const quote = await addDocument(callServer, 'offerte', customer, given);
    const invoice = await addDocument(callServer, 'factuur', customer, given);
    await page.goto(`/verkoopdocumenten?q=${reference}`);
    await expect(rowOf(page, quote)).toContainText('Verlopen');
    await expect(rowOf(page, invoice)).toContainText('Vervallen');
  },
);

test(
  '§2 the overview holds both kinds, says which, and leads to each',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const customer = await firstCustomer(callServer);
    const reference = newReference();
    const given = { reference, date: today, dueDate: inTwoWeeks, price: 10_00 };
    const quote = await addDocument(callServer, 'offerte', customer, given);
    const invoice = await addDocument(callServer, 'factuur', customer, given);
    await page.goto(`/verkoopdocumenten?q=${reference}`);
    await expect(page.getByRole('heading', { name: 'Verkoopdocumenten' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['Nummer', ...columns, 'Acties']);
    await expect(rowOf(page, quote)).toContainText('Offerte');
    await expect(rowOf(page, invoice)).toContainText('Factuur');
    await expectAccessible(page);
    await rowOf(page, quote).getByRole('link').click();
    await expect(page).toHaveURL(`/verkopen/offertes/${quote}`);
    await page.goBack();
    await rowOf(page, invoice).getByRole('link').click();
    await expect(page).toHaveURL(`/verkopen/facturen/${invoice}`);
  },
);
