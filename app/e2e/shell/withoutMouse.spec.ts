import type { Locator } from '@playwright/test';
import { CountingKeyboard, recordedKeystrokes } from '../fixtures/checks/countingKeyboard.ts';
import { addDocument, dayFromNow } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

test('keyboard only: a group, a customer of it, two payments and another phone number', async ({
  page,
  callServer,
}) => {
  test.setTimeout(240_000);
  const keyboard = new CountingKeyboard(page);
  const counts: Record<string, number> = {};
  const link = (name: string) =>
    page
      .getByRole('navigation', { name: 'Hoofdnavigatie' })
      .getByRole('link', { name, exact: true });
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('button', { name });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const notice = (text: string) =>
    page.getByRole('region', { name: 'Meldingen' }).getByText(text).first();
  /** Waits until a new screen has taken the focus, so that the start of Tab is known. */
  const screenIsThere = () => expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const follow = async (place: Locator, key?: 'Tab' | 'Shift+Tab') => {
    await keyboard.goTo(place, key);
    await keyboard.press('Enter');
  };

  await page.goto('/klanten');
  await expect(page.getByText(/^Totaal: /)).toBeVisible();

  counts['a new customer group'] = await keyboard.count(async () => {
    await follow(link('Groepen'));
    await expect(page.getByRole('heading', { name: 'Groep Klanten' })).toBeFocused();
    await follow(page.getByRole('link', { name: 'Toevoegen' }));
    await screenIsThere();
    await keyboard.goTo(page.getByRole('textbox', { name: /^Groep/ }));
    await keyboard.type('Zonder muis');
    await keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
    await expect(page.getByRole('textbox', { name: /^Groep/ })).toBeFocused();
  });

  let number = '';
  counts['a new customer'] = await keyboard.count(async () => {
    await follow(link('Klanten'), 'Shift+Tab');
    await expect(page.getByRole('heading', { name: 'Klanten' })).toBeFocused();
    await follow(page.getByRole('link', { name: 'Toevoegen' }));
    await screenIsThere();
    await keyboard.goTo(field('Klantgroep'));
    number = await field('Klantnummer').inputValue();
    // The list of the system takes letters.
    await keyboard.type('Zonder');
    await expect(field('Klantgroep').locator('option:checked')).toHaveText('Zonder muis');
    await keyboard.goTo(field('Btwnummer'));
    await keyboard.type('0403170701');
    await follow(page.getByRole('button', { name: 'Get VAT' }));
    await expect(field('Naambedrijf')).not.toHaveValue('');
    await keyboard.press('Control+s');
    await expect(page).toHaveURL(`/klanten/${number}`);
    await expect(notice('Opslaan Klant')).toBeVisible();
  });
  const name = await field('Naambedrijf').inputValue();
  await expect(field('Klantgroep').locator('option:checked')).toHaveText('Zonder muis');

  const invoice = await addDocument(
    callServer,
    'factuur',
    { Klantnummer: number, Naambedrijf: name },
    { date: dayFromNow(0), dueDate: dayFromNow(14), price: 100_00 },
  );
  const pay = async (amount: string | undefined) => {
    await follow(page.getByRole('button', { name: `Betaling voor factuur ${invoice}` }));
    const modal = page.getByRole('dialog', { name: `Betaling toevoegen ${number}` });
    if (amount !== undefined) {
      await keyboard.goTo(modal.getByLabel('Bedrag', { exact: true }));
      await keyboard.press('Control+a');
      await keyboard.type(amount);
    }
    await expect(modal.getByLabel('Bedrag', { exact: true })).toBeVisible();
    await keyboard.press('Control+s');
    await expect(modal).toBeHidden();
    await expect(notice('Betaling toegevoegd')).toBeVisible();
  };
  counts['a due date paid in two parts'] = await keyboard.count(async () => {
    await follow(link('Vervaldagen'), 'Shift+Tab');
    await expect(page.getByRole('heading', { name: 'Vervaldagen' })).toBeFocused();
    await keyboard.goTo(page.getByRole('searchbox', { name: 'Vervaldagen zoeken' }));
    await keyboard.type(invoice);
    await keyboard.press('Enter');
    await expect(page.getByText('Totaal: 1', { exact: true })).toBeVisible();
    await pay('50');
    await expect(page.getByRole('row', { name: invoice })).toContainText('71,00');
    await pay(undefined);
    await expect(
      page.getByRole('button', { name: `Betaling voor factuur ${invoice}` }),
    ).toBeHidden();
  });

  const { periodiekefacturen } = await callServer<{
    periodiekefacturen: { data: { klant: { Klantnummer: string } }[] };
  }>('GET', '/auth/periodiekefacturen?page=1&per_page=50');
  // With a VAT number Get VAT is one stop more.
  let customer = '';
  for (const { klant } of periodiekefacturen.data) {
    customer = klant.Klantnummer;
    const found = await callServer<{ klant: { Btwnummer: string } }>(
      'GET',
      `/auth/klanten/${customer}`,
    );
    if (found.klant.Btwnummer === '') break;
  }
  counts['another phone number'] = await keyboard.count(async () => {
    await follow(section('Verkopen'), 'Shift+Tab');
    await follow(link('Periodiekefacturen'));
    await expect(page.getByRole('heading', { name: 'Periodieke facturen' })).toBeFocused();
    await keyboard.goTo(page.getByRole('textbox', { name: 'Periodieke facturen zoeken' }));
    await keyboard.type(customer);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${customer}$`));
    await follow(page.getByRole('button', { name: `Klant ${customer} openen` }).first());
    const modal = page.getByRole('dialog', { name: `Klant ${customer}` });
    await keyboard.goTo(modal.getByLabel('Telefoonnummer', { exact: true }));
    await keyboard.press('Control+a');
    await keyboard.type('09 123 45 67');
    await keyboard.press('Control+s');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('row', { name: customer }).first()).toContainText('09 123 45 67');
  });

  for (const [work, strokes] of Object.entries(counts))
    expect(strokes, `${work}: ${JSON.stringify(counts)}`).toBeLessThanOrEqual(
      recordedKeystrokes(work),
    );
});
