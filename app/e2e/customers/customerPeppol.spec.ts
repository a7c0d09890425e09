import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { addCustomer } from '../fixtures/customers.ts';
import { notices } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Goes on with Tab until the field of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await field(page, name).evaluate((input) => input === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test(
  'where a customer receives e-invoices is typed by keyboard, refused at its field, fixed and cleared',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/status of 422/);
    const numbers = { Btwnummer: 'BE 0403.170.701' };
    const { Klantnummer } = await addCustomer(callServer, 'Peppol per toets', numbers);
    await page.goto(`/klanten/${Klantnummer}`);
    await expect(field(page, 'Afgeleid Peppol-id')).toHaveValue('0208:0403170701');
    await expect(field(page, 'Status')).toHaveValue('Afgeleid Peppol-id');
    await field(page, 'BIC').focus();
    await tabTo(page, 'Peppol-id');
    await page.keyboard.type('0403170701');
    await tabTo(page, 'Referentie is een bestelbonnummer');
    await page.keyboard.press('Space');
    await expect(page.getByText('Niet opgeslagen')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Peppol-id')).toBeFocused();
    await expect(field(page, 'Peppol-id')).toHaveAccessibleDescription(
      /Dit is geen Peppol-id. Schrijf het als 0208:0403170701./,
    );
    await expect(field(page, 'Peppol-id')).toHaveValue('0403170701');
    await expectAccessible(page);

    await page.keyboard.press('Control+a');
    await page.keyboard.type('0088:5412345000013');
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
    await expect(page.getByText('Niet opgeslagen')).toBeHidden();
    await page.reload();
    await expect(field(page, 'Peppol-id')).toHaveValue('0088:5412345000013');
    await expect(field(page, 'Status')).toHaveValue('Ingevuld Peppol-id');
    await expect(field(page, 'Referentie is een bestelbonnummer')).toBeChecked();

    await field(page, 'Peppol-id').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Peppol-id')).toHaveValue('');
    await expect(field(page, 'Status')).toHaveValue('Afgeleid Peppol-id');
  },
);

test('another VAT number gives another Peppol id, once it is saved', async ({
  page,
  callServer,
}) => {
  const { Klantnummer } = await addCustomer(callServer, 'Zonder nummer');
  await page.goto(`/klanten/${Klantnummer}`);
  await expect(field(page, 'Status')).toHaveValue('Geen Peppol-id: een e-factuur kan nog niet');
  await field(page, 'Btwnummer').fill('BE 0403.170.701');
  await expect(field(page, 'Status')).toHaveValue('Volgt na het opslaan');
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Afgeleid Peppol-id')).toHaveValue('0208:0403170701');
});

test('a conflict in the e-invoice fields shows both versions side by side', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const { Klantnummer } = await addCustomer(callServer, 'Twee tegelijk');
  await page.goto(`/klanten/${Klantnummer}`);
  await field(page, 'Peppol-id').fill('9938:LU12345678');
  await field(page, 'Functie').fill('Zaakvoerder');
  await callServer('PUT', `/auth/klanten/${Klantnummer}/peppol`, {
    peppol_id: '9930:DE123456789',
    referentie_is_bestelbonnummer: true,
  });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Intussen gewijzigd' });
  await expect(conflict.getByRole('row', { name: /^Peppol-id/ })).toContainText('9930:DE123456789');
  await conflict.getByRole('button', { name: 'Mijn wijzigingen behouden' }).press('Enter');
  await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Peppol-id')).toHaveValue('9938:LU12345678');
  await expect(field(page, 'Functie')).toHaveValue('Zaakvoerder');
  await expect(field(page, 'Referentie is een bestelbonnummer')).toBeChecked();
});

test(
  'a customer that asks for the number of its order gets no e-invoice without it',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const address = { Factuuradres: 'Kouter 12', Postcode: '9000', Plaats: 'Gent' };
    const numbers = { Btwnummer: 'BE 0403.170.701' };
    const customer = await addCustomer(callServer, 'Met bestelbon', { ...address, ...numbers });
    await callServer('PUT', `/auth/klanten/${customer.Klantnummer}/peppol`, {
      peppol_id: '',
      referentie_is_bestelbonnummer: true,
    });
    const dates = { date: dayFromNow(0), dueDate: dayFromNow(14) };
    const number = await addDocument(callServer, 'factuur', customer, { ...dates, price: 100_00 });
    await page.goto(`/verkopen/facturen/${number}`);
    await page.getByText('E-factuur: Nog niet verstuurd').waitFor();
    await page.keyboard.press('F9');
    const dialog = page.getByRole('dialog').last();
    await expect(
      dialog.getByText('Deze klant vraagt een bestelbonnummer. Vul Referentie in.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Naar het veld' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Referentie' })).toBeFocused();
    await page.keyboard.type('PO 7');
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText(/Updated Successfully/)).toBeVisible();
    await page.keyboard.press('F9');
    await expect(dialog.getByText(/Alles in orde/)).toBeVisible();
  },
);
