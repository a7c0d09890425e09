import { expectAccessible } from './fixtures/axe.ts';
import { notices } from './fixtures/documentEditor.ts';
import { addDocument, dayFromNow } from './fixtures/documents.ts';
import type { TestCustomer } from './fixtures/documents.ts';
import { expect, test } from './fixtures/test.ts';

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
    await expectAccessible(page);

    const quantity = page.getByRole('textbox', { name: 'Aantal Lijn 1' });
    await quantity.press('Control+a');
    await page.keyboard.type('2');
    await page.keyboard.press('Control+s');
    await expect(
      page.getByText(/nog 100,00 te crediteren; deze creditnota vraagt 200,00/).first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Aantal Lijn 1' }).press('Control+a');
    await page.keyboard.type('0,5');
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
    await page.keyboard.press('F9');
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(
      /^E-factuur van creditnota/,
    );
    await expectAccessible(page);
  },
);
