import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { notices, pickCustomer, typeLine } from '../fixtures/documentEditor.ts';
import {
  addDocument,
  dayFromNow,
  firstBusiness,
  firstCustomer,
  shownDay,
} from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { testFaultsAgain } from '../fixtures/testFaults.ts';

test.use({ isSignedIn: true });

test(
  'an invoice is previewed, issued and downloaded by keyboard; it is then read-only until released',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/status of (409|500)/);
    const business = await firstBusiness(callServer);
    const dates = { date: dayFromNow(0), dueDate: dayFromNow(14) };
    const number = await addDocument(callServer, 'factuur', business, { ...dates, price: 1000_00 });
    await page.goto(`/verkopen/facturen/${number}`);
    await expect(page.getByText('E-factuur: Nog niet verstuurd')).toBeVisible();
    await page.keyboard.press('F1');
    await expect(page.getByText('Opent de e-factuur, waar u ook bent op de pagina.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('F9');
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByRole('heading')).toHaveText(`E-factuur van factuur ${number}`);
    await expect(dialog.getByText(/Alles in orde/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'XML bekijken' }).press('Enter');
    const fact = (term: string) =>
      dialog
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::dd');
    await expect(fact('Leverancier')).toHaveText(/^Drukkerij De Leiebocht BV, BE0999999922, /);
    await expect(fact('Klant')).toHaveText(new RegExp(`^${business.Naambedrijf}, BE0`));
    await expect(fact('Datum')).toHaveText(shownDay(dates.date));
    await expect(fact('Vervaldatum')).toHaveText(shownDay(dates.dueDate));
    await expect(fact('Te betalen')).toHaveText(/1\.210,00$/);
    const cells = (table: string) => dialog.getByRole('table', { name: table }).getByRole('cell');
    await expect(cells('Lijnen')).toHaveText(['1', '1.000,00', '', '21 %', /1\.000,00$/]);
    await expect(cells('Btw per tarief')).toHaveText([/1\.000,00$/, /210,00$/, '']);
    await expect(dialog.getByLabel('XML')).toHaveValue(/<cbc:ID>/);
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: 'Waarom dit bedrag? Totaal incl. btw' })
      .press('Enter');
    await expect(
      dialog.getByText('Regel T7 van de berekening. Norm: EN 16931 BR-CO-15.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Waarom dit bedrag? + Btw' }).press('Enter');
    await expect(dialog.getByText(/koninklijk besluit van 8 juli 2025/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Waarom dit bedrag?' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Terug' }).press('Enter');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'XML downloaden' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`factuur-${number}.xml`);
    expect(await readFile(await download.path(), 'utf8')).toContain(`<cbc:ID>${number}</cbc:ID>`);
    await expect(notices(page).getByText(`Factuur ${number} is uitgereikt.`)).toBeVisible();
    await expect(page.getByText(/^Uitgereikt op .*xml gedownload door/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Crediteren' })).toHaveCount(1);
    const remove = page.getByRole('button', { name: 'Verwijderen' });
    await expect(page.getByText('Verwijderen kan niet: de factuur is uitgereikt.')).toBeVisible();
    await expect(remove).toHaveCount(0);

    await page.getByRole('textbox', { name: 'Referentie' }).fill('Te laat');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
    await expect(notices(page).getByText(/Wijzigen kan alleen met een creditnota/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Referentie' })).toHaveValue('Te laat');

    await page.getByRole('button', { name: 'Vrijgeven' }).press('Enter');
    await dialog.getByRole('button', { name: 'Vrijgeven' }).press('Enter');
    await expect(dialog.getByText('Vul een reden in.').first()).toBeVisible();
    await dialog.getByLabel(/^Reden/).fill('Verkeerde referentie');
    const once = { times: 1 };
    await page.route('**/efactuur?*', (route) => route.fulfill({ status: 500, json: {} }), once);
    const failed = page.waitForResponse((response) => response.status() === 500);
    await dialog.getByLabel(/^Reden/).press('Enter');
    await failed;
    await expect(notices(page).getByText('Fout!').last()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Vrijgeven' })).toBeEnabled();
    await dialog.getByLabel(/^Reden/).press('Enter');
    await expect(page.getByText('E-factuur: Nog niet verstuurd')).toBeVisible();
    await expect(page.getByText(/al eens uitgereikt, haar nummer is gebruikt/)).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
    await expect(
      notices(page).getByText(/Updated Successfully|Created Successfully/),
    ).toBeVisible();
  },
);

test(
  'a new invoice shows the status of its e-invoice as soon as it is saved',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const { Naambedrijf } = await firstBusiness(callServer);
    await page.goto('/toevoegen/verkopen/factuur');
    await pickCustomer(page, Naambedrijf);
    await typeLine(page, 1, 'Drukwerk', '1', '100');
    // What else there is to say of it does not come.
    await page.route('**/efactuur', () => undefined);
    await page.getByRole('button', { name: 'Opslaan: meer keuzes' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Osplaan en terug' }).press('Enter');
    await expect(page.getByText('E-factuur: Nog niet verstuurd')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verwijderen' })).toBeVisible();
  },
);

test(
  'an obstacle links to the field that fixes it; unsaved changes are not issued',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const number = await addDocument(callServer, 'factuur', await firstCustomer(callServer), {
      date: dayFromNow(3),
      dueDate: dayFromNow(14),
      price: 100_00,
      isWithoutVat: true,
    });
    await page.goto(`/verkopen/facturen/${number}`);
    const open = page.getByRole('button', { name: 'E-factuur', exact: true });
    const dialog = page.getByRole('dialog');
    const found = (text: string) => dialog.getByRole('alert').filter({ hasText: text });
    const mend = async (text: string) => {
      await open.press('Enter');
      await found(text).getByRole('button', { name: 'Naar het veld' }).press('Enter');
      await expect(dialog).toBeHidden();
    };
    await mend('De factuurdatum ligt in de toekomst.');
    await expect(page.getByRole('textbox', { name: 'Datum' })).toBeFocused();
    await mend('Lijn 1 heeft 0 % btw zonder reden.');
    await expect(page.getByRole('combobox', { name: 'Btw Lijn 1' })).toBeFocused();

    await page.getByRole('combobox', { name: 'Btw Lijn 1' }).selectOption('21 %');
    await page.getByRole('textbox', { name: 'Datum' }).fill(shownDay(dayFromNow(0)));
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText('Updated Successfully')).toBeVisible();
    await page.goto(`/verkopen/facturen/${number}`);
    await open.press('Enter');
    const download = dialog.getByRole('button', { name: 'XML downloaden' });
    await expect(download).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Referentie' }).fill('PO 7');
    await open.press('Enter');
    await expect(dialog.getByText(/wijzigingen die niet bewaard zijn/)).toBeVisible();
    await expect(download).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Als verstuurd markeren' })).toBeDisabled();
  },
);

testFaultsAgain('the release of an issued invoice', ({ page, callServer }) => {
  let number = '';
  const reason = page.getByRole('dialog').getByLabel(/^Reden/);
  const fill = async () => {
    await page.getByRole('button', { name: 'Vrijgeven' }).click();
    await reason.fill('Niemand kreeg ze');
  };
  return {
    call: { method: 'DELETE', address: '**/efactuur?*' },
    open: async () => {
      number = await addDocument(callServer, 'factuur', await firstBusiness(callServer), {
        date: dayFromNow(0),
        dueDate: dayFromNow(14),
        price: 100_00,
      });
      await callServer('POST', `/auth/verkoopdocumenten/${number}/efactuur`, { wijze: 'download' });
      await page.goto(`/verkopen/facturen/${number}`);
      await fill();
    },
    send: () => reason.press('Enter'),
    restore: fill,
    expectTyped: () => expect(reason).toHaveValue('Niemand kreeg ze'),
    expectSaved: () =>
      expect(notices(page).getByText(`Factuur ${number} is vrijgegeven.`)).toBeVisible(),
    expectOnce: async () => {
      const { efactuur } = await callServer<{ efactuur: { status: string } }>(
        'GET',
        `/auth/verkoopdocumenten/${number}/efactuur`,
      );
      expect(efactuur.status).toBe('nog niet verstuurd');
    },
  };
});

testFaultsAgain('the issue of an e-invoice', ({ page, callServer }) => {
  let number = '';
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const dialog = page.getByRole('dialog');
  const download = dialog.getByRole('button', { name: /^XML (opnieuw )?downloaden$/ });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'E-factuur', exact: true }).press('Enter');
    await expect(download).toBeEnabled();
  };
  const statusOnServer = async () => {
    const path = `/auth/verkoopdocumenten/${number}/efactuur`;
    const { efactuur } = await callServer<{ efactuur: { status: string } }>('GET', path);
    return efactuur.status;
  };
  return {
    call: { method: 'POST', address: '**/efactuur' },
    open: async () => {
      number = await addDocument(callServer, 'factuur', await firstBusiness(callServer), {
        date: dayFromNow(0),
        dueDate: dayFromNow(14),
        price: 100_00,
      });
      await page.goto(`/verkopen/facturen/${number}`);
      await openDialog();
    },
    send: () => download.press('Enter'),
    restore: openDialog,
    // What is issued although its answer was lost, is shown as issued.
    expectTyped: async () => {
      const isIssued = (await statusOnServer()) === 'verstuurd';
      await expect(dialog.getByText(/^Uitgereikt op/)).toHaveCount(isIssued ? 1 : 0);
    },
    expectSaved: () => expect.poll(() => downloads).toEqual([`factuur-${number}.xml`]),
    expectOnce: async () => expect(await statusOnServer()).toBe('verstuurd'),
  };
});
