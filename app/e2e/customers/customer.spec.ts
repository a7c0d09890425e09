import type { Page } from '@playwright/test';
import { addCustomer } from '../fixtures/customers.ts';
import { addDocument, dayFromNow } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const getVat = (page: Page) => page.getByRole('button', { name: 'Get VAT' });

/** What a customer cannot do without. */
async function fillInRequired(page: Page, name: string): Promise<void> {
  await field(page, 'Klantgroep').selectOption({ index: 1 });
  await field(page, 'Naambedrijf').fill(name);
}

test(
  '§3 new customer: a number is proposed, country is BE, counting type F, discount and credit 0',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/toevoegen/klanten');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuwe klant');
    await expect(field(page, 'Klantnummer')).toHaveValue(/^\d+$/);
    for (const country of ['Land', 'Land levering'])
      await expect(field(page, country)).toHaveValue('BE');
    await expect(field(page, 'Typetelling')).toHaveValue('F');
    await expect(field(page, 'Korting')).toHaveValue(/^0\s%$/);
    await expect(field(page, 'Toegelaten krediet')).toHaveValue('0,00');
    await expect(field(page, 'Email gecontroleerd').locator('option:checked')).toHaveText('neen');
    for (const computed of ['Saldo', 'Beginsaldo'])
      await expect(field(page, computed)).not.toBeEditable();
    await expect(page.getByRole('tab')).toHaveText(['Details']);
  },
);

test(
  '§5 customer: an invalid form is one warning that lists each control with its error key, and nothing is sent',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/toevoegen/klanten');
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await field(page, 'Klantnummer').fill('');
    await field(page, 'Typetelling').focus();
    await field(page, 'Korting').fill('101');
    await field(page, 'Emailadres').fill('geen adres');
    await field(page, 'Emailadres levering').fill('ook@geen@adres');
    await save(page).click();
    await expect(notices(page).getByRole('listitem').getByRole('listitem')).toHaveText([
      'Klantnummer: required',
      'Klantgroep: required',
      'Naambedrijf: required',
      'Korting: max',
      'Emailadres: email',
      'Emailadres levering: email',
    ]);
    await expect(field(page, 'Klantnummer')).toBeFocused();
    await expect(field(page, 'Klantnummer')).toHaveAccessibleDescription('Vul Klantnummer in.');
    for (const name of ['Klantgroep', 'Naambedrijf', 'Emailadres', 'Emailadres levering'])
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Emailadres levering')).toHaveValue('ook@geen@adres');
    expect(posts).toBe(0);
  },
);

test(
  '§2 customer: after the first save the address is klanten/{klantnummer} and the mode open',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/toevoegen/klanten');
    const number = await field(page, 'Klantnummer').inputValue();
    await fillInRequired(page, 'Eerste keer bewaard');
    await field(page, 'Email gecontroleerd').selectOption('ja');
    await field(page, 'Korting').fill('2,5');
    await save(page).click();
    await expect(page).toHaveURL(`/klanten/${number}`);
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
    await expect(
      notices(page).getByText('Met success is de klant gegevens opgeslagen.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Eerste keer bewaard Klant ${number}`,
    );
    await expect(page.getByRole('tab')).toHaveText([
      'Details',
      'Offertes',
      'Facturen',
      'Betalingen',
      "Creditnota's",
    ]);
    await expect(field(page, 'Korting')).toHaveValue(/^2,5\s%$/);
    await expect(field(page, 'Email gecontroleerd').locator('option:checked')).toHaveText('ja');
    await page.goBack();
    await expect(page).not.toHaveURL(/toevoegen/);
  },
);

test(
  '§2 customer: every field comes back as it was saved, and the balance is the server’s',
  { tag: '@core' },
  async ({ page, callServer }) => {
    test.slow();
    const customer = await addCustomer(callServer, 'Alle velden');
    await addDocument(callServer, 'factuur', customer, {
      date: dayFromNow(0),
      dueDate: dayFromNow(14),
      price: 100_00,
    });
    await page.goto(`/klanten/${customer.Klantnummer}`);
    await expect(field(page, 'Saldo')).toHaveValue('121,00');
    const texts = page.locator('form[aria-label="Gegevens van de klant"]').getByRole('textbox');
    const typed: Record<string, string> = {
      Btwnummer: 'BE 0403.170.701',
      Emailadres: 'a@b.be',
      'Emailadres levering': 'c@d.be',
      Korting: '3 %',
      'Toegelaten krediet': '1.234,50',
      IBAN: 'BE68 5390 0754 7034',
      Ondernemingsnummer: '0403.170.701',
      Website: 'https://voorbeeld.be',
      'Peppol-id': '9938:LU12345678',
    };
    const names = ['Aanhef', 'Naamcontactpersoon', 'Functie', 'RPR', 'Referentie', 'Factuuradres'];
    names.push('Postcode', 'Plaats', 'Telefoonnummer', 'Mobielenummer', 'Faxnummer', 'BIC', 'Bank');
    names.push('Leveringsadres', 'Postcode levering', 'Plaats levering', 'Notities');
    names.push('Telefoonnummer levering', 'Mobielenummer levering', 'Faxnummer levering');
    names.push('Rekeningnummer boekhouding', 'Naambedrijf');
    for (const name of names) typed[name] = `${name} van mij`;
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    // Klantnummer, Saldo, Beginsaldo, Afgeleid Peppol-id and Status are not typed; Aanhef is a combobox.
    expect(await texts.count()).toBe(Object.keys(typed).length - 1 + 5);
    await field(page, 'Vertegenwoordiger').selectOption({ index: 1 });
    await field(page, 'Land levering').selectOption('NL');
    await save(page).click();
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
    await page.reload();
    for (const [name, value] of Object.entries(typed))
      await expect(field(page, name)).toHaveValue(value.replace(' %', '\u00a0%'));
    await expect(field(page, 'Land levering')).toHaveValue('NL');
    await expect(field(page, 'Vertegenwoordiger')).not.toHaveValue('');
  },
);

test('§2 Aanhef is free text with suggestions', async ({ page }) => {
  await page.goto('/toevoegen/klanten');
  const salutation = page.getByRole('combobox', { name: 'Aanhef' });
  await salutation.fill('v');
  await expect(page.getByRole('option')).toContainText(['VOF', 'VZW']);
  await salutation.press('ArrowDown');
  await salutation.press('Enter');
  await expect(salutation).toHaveValue(/^V/);
  await salutation.fill('Zijne Doorluchtigheid');
  await salutation.press('Tab');
  await expect(salutation).toHaveValue('Zijne Doorluchtigheid');
});

test.describe('§2 Get VAT', () => {
  const known = '0403170701';

  test(
    'is disabled while the VAT number is empty, fills name and address, and asks nothing when the fields are empty',
    { tag: '@core' },
    async ({ page, callServer }) => {
      const question = { country_code: 'BE', vat_number: known };
      const { response } = await callServer<{ response: { name: string; address: string } }>(
        'POST',
        '/auth/getvatdata',
        question,
      );
      const [salutation = '', ...rest] = response.name.split(' ');
      const [street = '', place = ''] = response.address.split('\n');
      const [postcode = '', ...city] = place.split(' ');
      await page.goto('/toevoegen/klanten');
      await expect(getVat(page)).toBeDisabled();
      await save(page).click();
      await expect(field(page, 'Naambedrijf')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'Btwnummer').fill('   ');
      await expect(getVat(page)).toBeDisabled();
      await field(page, 'Btwnummer').fill(`BE ${known}`);
      await field(page, 'Land levering').selectOption('NL');
      await getVat(page).click();
      await expect(field(page, 'Naambedrijf')).toHaveValue(rest.join(' '));
      await expect(field(page, 'Aanhef')).toHaveValue(salutation);
      await expect(field(page, 'Factuuradres')).toHaveValue(street);
      await expect(field(page, 'Postcode')).toHaveValue(postcode);
      await expect(field(page, 'Plaats')).toHaveValue(city.join(' '));
      for (const country of ['Land', 'Land levering'])
        await expect(field(page, country)).toHaveValue('BE');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(field(page, 'Naambedrijf')).not.toHaveAttribute('aria-invalid');
    },
  );

  test('asks before it overwrites any of the five fields', async ({ page }) => {
    await page.goto('/toevoegen/klanten');
    await field(page, 'Btwnummer').fill(known);
    const question = page.getByRole('alertdialog', { name: 'Bewerken' });
    for (const name of ['Aanhef', 'Naambedrijf', 'Factuuradres', 'Postcode', 'Plaats']) {
      await field(page, name).fill('Van mij');
      await field(page, 'Btwnummer').focus();
      await getVat(page).click();
      await expect(question).toContainText(
        'Wenst u de gegevens van het bedrijf te overschrijven met de gegevens uit de btw-databank?',
      );
      await question.getByRole('button', { name: 'Annuleren' }).click();
      await expect(question).toBeHidden();
      await expect(field(page, name)).toHaveValue('Van mij');
      await field(page, name).fill('');
    }
    await field(page, 'Plaats').fill('Van mij');
    await getVat(page).click();
    await question.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(field(page, 'Plaats')).not.toHaveValue('Van mij');
    await expect(field(page, 'Naambedrijf')).not.toHaveValue('');
  });

  test('a failure is a toast Fout! with the message of the server, and changes nothing', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of (422|503)/);
    await page.goto('/toevoegen/klanten');
    await field(page, 'Btwnummer').fill('BE 0100.000.070');
    await getVat(page).click();
    await expect(notices(page).getByText('Fout!').first()).toBeVisible();
    await expect(
      notices(page)
        .getByText(/btw-databank/)
        .first(),
    ).toBeVisible();
    await expect(field(page, 'Naambedrijf')).toHaveValue('');
    await expect(getVat(page)).toBeFocused();
  });

  test(
    'a VAT lookup fills nothing when the number has changed meanwhile',
    { tag: '@core' },
    async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/auth/getvatdata', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/toevoegen/klanten');
      await field(page, 'Btwnummer').fill(known);
      await getVat(page).click();
      await field(page, 'Btwnummer').fill('BE 0202.239.951');
      await expect(getVat(page)).toHaveAttribute('aria-disabled', 'true');
      held.resolve();
      await expect(getVat(page)).not.toHaveAttribute('aria-disabled', 'true');
      await expect(field(page, 'Naambedrijf')).toHaveValue('');
    },
  );

  test('a change during the VAT lookup is kept', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/auth/getvatdata', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/toevoegen/klanten');
    await field(page, 'Btwnummer').fill(known);
    await getVat(page).click();
    await field(page, 'Plaats').fill('Van mij');
    answer();
    await expect(field(page, 'Naambedrijf')).not.toHaveValue('');
    await expect(field(page, 'Plaats')).toHaveValue('Van mij');
  });
});

test('wrong check digits only warn', { tag: '@core' }, async ({ page, callServer }) => {
  const customer = await addCustomer(callServer, 'Verkeerde cijfers');
  await page.goto(`/klanten/${customer.Klantnummer}`);
  for (const [name, wrong] of [
    ['Btwnummer', 'BE 0403.170.702'],
    ['Ondernemingsnummer', '0403.170.702'],
    ['IBAN', 'BE68 5390 0754 7035'],
  ] as const) {
    await field(page, name).fill(wrong);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription('');
    await field(page, name).blur();
    await expect(field(page, name)).toHaveAccessibleDescription(/controlegetal/);
  }
  await save(page).click();
  await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
  await page.reload();
  await expect(field(page, 'IBAN')).toHaveAccessibleDescription(/controlegetal/);
});

test('a number that is taken is reported at its field, and the input stays', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  await page.goto('/toevoegen/klanten');
  await expect(field(page, 'Klantnummer')).toHaveValue(/^\d+$/);
  const taken = await addCustomer(callServer, 'Was eerst');
  await expect(field(page, 'Klantnummer')).toHaveValue(taken.Klantnummer);
  await fillInRequired(page, 'Was tweede');
  await save(page).click();
  await expect(field(page, 'Klantnummer')).toHaveAccessibleDescription(/./);
  await expect(field(page, 'Klantnummer')).toBeFocused();
  await field(page, 'Klantnummer').fill(`${taken.Klantnummer}-B`);
  await save(page).click();
  await expect(page).toHaveURL(`/klanten/${taken.Klantnummer}-B`);
});

test('changing the number changes the address', async ({ page, callServer }) => {
  const { Klantnummer } = await addCustomer(callServer, 'Hernummerd');
  await page.goto(`/klanten/${Klantnummer}`);
  await field(page, 'Klantnummer').fill(`${Klantnummer}/B`);
  await save(page).click();
  await expect(page).toHaveURL(`/klanten/${Klantnummer}%2FB`);
  await expect(field(page, 'Naambedrijf')).toHaveValue('Hernummerd');
  await field(page, 'Naambedrijf').fill('Hernummerd en hernoemd');
  await save(page).click();
  await expect(page.getByText('Hernummerd en hernoemd')).toBeVisible();
});

test('a saved customer that is opened again is edited in its current state', async ({
  page,
  callServer,
}) => {
  const { Klantnummer } = await addCustomer(callServer, 'Heen en weer');
  await page.goto(`/klanten/${Klantnummer}`);
  await field(page, 'Notities').fill('Eerste');
  await save(page).click();
  await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Vervaldagen' }).click();
  await expect(page).toHaveURL(/vervaldagen/);
  await page.goBack();
  await expect(field(page, 'Notities')).toHaveValue('Eerste');
  await field(page, 'Notities').fill('Tweede');
  await save(page).click();
  await expect(notices(page).getByText('Opslaan Klant').first()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Notities')).toHaveValue('Tweede');
});

test('a customer that does not exist is reported, with Opnieuw', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/klanten/bestaat-niet');
  await expect(page.getByRole('main').getByText(/Deze klant bestaat niet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opnieuw' })).toBeVisible();
});

test('a conflict shows names beside names, and both changes survive', async ({
  page,
  context,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const { Klantnummer } = await addCustomer(callServer, 'Van twee mensen');
  await page.goto(`/klanten/${Klantnummer}`);
  await expect(field(page, 'Naambedrijf')).toHaveValue('Van twee mensen');
  const other = await context.newPage();
  await other.goto(`/klanten/${Klantnummer}`);
  await field(other, 'Klantgroep').selectOption('Horeca');
  await save(other).click();
  await expect(notices(other).getByText('Opslaan Klant')).toBeVisible();
  await other.close();
  await field(page, 'Telefoonnummer').fill('09 123 45 67');
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Intussen gewijzigd' });
  await expect(conflict.getByRole('row', { name: /Klantgroep/ })).toContainText('Horeca');
  await expect(conflict.getByRole('row', { name: /Telefoonnummer/ })).toContainText('09 123 45 67');
  await conflict.getByRole('button', { name: 'Mijn wijzigingen behouden' }).click();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(field(page, 'Klantgroep').locator('option:checked')).toHaveText('Horeca');
  await expect(field(page, 'Telefoonnummer')).toHaveValue('09 123 45 67');
});

test('switching tabs of the customer keeps unsaved input; leaving the customer asks', async ({
  page,
  callServer,
}) => {
  const { Klantnummer } = await addCustomer(callServer, 'Half af');
  await page.goto(`/klanten/${Klantnummer}`);
  await field(page, 'Notities').fill('Nog niet bewaard');
  await expect(page.getByText('Niet opgeslagen', { exact: true })).toBeVisible();
  await tab(page, 'Facturen').click();
  await expect(page).toHaveURL(`/klanten/${Klantnummer}?tab=facturen`);
  await tab(page, 'Details').click();
  await expect(page).toHaveURL(`/klanten/${Klantnummer}`);
  await expect(field(page, 'Notities')).toHaveValue('Nog niet bewaard');
  await page.getByRole('navigation').getByRole('link', { name: 'Vervaldagen' }).click();
  await page.getByRole('button', { name: 'Hier blijven' }).click();
  await save(page).click();
  await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
  await expect(page.getByText('Niet opgeslagen', { exact: true })).toBeHidden();
});
