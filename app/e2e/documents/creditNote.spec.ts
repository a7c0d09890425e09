import { expectAccessible } from '../fixtures/checks/axe.ts';
import { notices } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, shownDay } from '../fixtures/documents.ts';
import type { TestCustomer } from '../fixtures/documents.ts';
import { addDueDate, payByCall } from '../fixtures/dueDates.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

test(
  'half of an invoice is credited by keyboard; the invoice is then fixed and leads to its credit note',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/status of (409|422)/);
    const { klanten } = await callServer<{ klanten: { data: TestCustomer[] } }>(
      'GET',
      '/auth/klanten?page=1&per_page=50&q=',
    );
    const [customer] = klanten.data;
    if (!customer) throw new Error('No customer');
    const dates = { date: dayFromNow(0), dueDate: dayFromNow(14) };
    const number = await addDocument(callServer, 'factuur', customer, { ...dates, price: 100_00 });
    await page.goto(`/verkopen/facturen/${number}`);
    await page.getByRole('link', { name: 'Crediteren' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/toevoegen/verkopen/creditnota\\?factuur=${number}$`));
    await expect(page.getByRole('main').getByText('Creditnota', { exact: true })).toBeVisible();
    const left = page.getByText(/^Nog te crediteren: van 21.% 100,00 en 21,00 btw\.$/);
    await expect(left).toBeVisible();
    await expectAccessible(page);

    const quantity = page.getByRole('textbox', { name: 'Aantal Lijn 1' });
    const tooMuch = page.getByText(/nog 100,00 te crediteren; deze creditnota vraagt 200,00/);
    await quantity.press('Control+a');
    await page.keyboard.type('2');
    await expect(tooMuch).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect.poll(() => tooMuch.count()).toBeGreaterThan(1);
    await expect(quantity).toHaveValue('2');
    await quantity.press('Control+a');
    await page.keyboard.type('0,5');
    await page.keyboard.press('Tab');
    await expect(tooMuch).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText(/Creditnota :\d{4}12\d{5}/)).toBeVisible();
    await expect(page).toHaveURL(/\/verkopen\/facturen/);

    await page.goto(`/verkopen/facturen/${number}`);
    await expect(page.getByText(/Op deze factuur staat een creditnota/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Referentie' }).fill('Te laat');
    await page.keyboard.press('Control+s');
    await expect(
      notices(page).getByText(/Wijzigen kan alleen met nog een creditnota/),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Referentie' }).fill('');
    await page.getByRole('link', { name: /^Gecrediteerd met \d{4}12\d{5}$/ }).press('Enter');
    await expect(page).toHaveURL(/\/verkopen\/creditnotas\/\d{4}12\d{5}$/);
    await expect(page.getByRole('link', { name: `Crediteert factuur ${number}` })).toBeVisible();
    await expect(left).toBeVisible();
    await page.keyboard.press('F9');
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(
      /^E-factuur van creditnota/,
    );
    await expectAccessible(page);
  },
);

test('the credit of a paid invoice is set off against another invoice, then repaid', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const paid = await addDueDate(callServer);
  await payByCall(callServer, paid, 121);
  const dates = { date: dayFromNow(0), dueDate: dayFromNow(14) };
  const [number, other] = [
    await addDocument(callServer, 'creditnota', paid.customer, {
      ...dates,
      price: 100_00,
      creditedNumber: paid.documentNumber,
    }),
    await addDocument(callServer, 'factuur', paid.customer, { ...dates, price: 50_00 }),
  ];
  await page.goto(`/verkopen/creditnotas/${number}`);
  await expect(page.getByText('Terug te betalen: 121,00')).toBeVisible();
  const open = page.getByRole('button', { name: 'Terugbetaald of verrekend' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Creditnota ${number} verrekenen` });
  const amount = dialog.getByRole('textbox', { name: /^Bedrag/ });
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  await expect(dialog.getByRole('textbox', { name: /^Datum/ })).toHaveValue(
    shownDay(dayFromNow(0)),
  );
  await expect(amount).toHaveValue('121,00');
  await expect(bank.locator('option:checked')).toHaveText('Belfius zichtrekening');
  await expectAccessible(page);

  await amount.fill('');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Vul dit in/);
  await dialog.getByRole('combobox', { name: 'Wijze' }).selectOption('Verrekenen met factuur');
  await expect(bank).toBeHidden();
  await dialog.getByRole('textbox', { name: /^Factuurnummer/ }).fill(` ${other} `);
  await amount.fill('60,51');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/meer dan/);
  await amount.fill('60,50');
  await amount.press('Enter');
  await expect(notices(page).getByText('De creditnota is bijgewerkt.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Terug te betalen: 60,50')).toBeVisible();

  await open.press('Enter');
  await expect(amount).toHaveValue('60,50');
  await bank.selectOption('KBC');
  const sent = page.waitForRequest('**/terugbetaling');
  await amount.press('Enter');
  const { FK_Bank: bankId, ...body } = (await sent).postDataJSON() as Record<string, unknown>;
  expect(bankId).toBeGreaterThan(0);
  expect(body).toEqual({ Datum: dayFromNow(0), Bedrag: 60.5, Factuurnummer: '' });
  await expect(page.getByText(/^Terug te betalen/)).toBeHidden();
  await expect(open).toBeHidden();
});
