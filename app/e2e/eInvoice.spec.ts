import { readFile } from 'node:fs/promises';
import { expectAccessible } from './fixtures/axe.ts';
import { notices } from './fixtures/documentEditor.ts';
import { addDocument, dayFromNow } from './fixtures/documents.ts';
import type { TestCustomer } from './fixtures/documents.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ isSignedIn: true });

test(
  'an invoice is looked at as its receiver reads it, issued and downloaded by keyboard; it is then fixed until released',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/status of (409|500)/);
    const { klanten } = await callServer<{ klanten: { data: TestCustomer[] } }>(
      'GET',
      '/auth/klanten?page=1&per_page=50&q=',
    );
    const business = klanten.data.find(({ Btwnummer }) => Btwnummer?.startsWith('BE'));
    if (!business) throw new Error('No business among the first customers');
    const dates = { date: dayFromNow(0), dueDate: dayFromNow(14) };
    const number = await addDocument(callServer, 'factuur', business, { ...dates, price: 100_00 });
    await page.goto(`/verkopen/facturen/${number}`);
    await expect(page.getByText('E-factuur: Nog niet verstuurd')).toBeVisible();
    await page.keyboard.press('F9');
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByRole('heading')).toHaveText(`E-factuur van factuur ${number}`);
    await expect(dialog.getByText(/Alles in orde/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'XML bekijken' }).press('Enter');
    await expect(dialog.getByRole('table', { name: 'Lijnen' })).toBeVisible();
    await expect(dialog.getByLabel('XML')).toHaveValue(/<cbc:ID>/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'XML downloaden' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`factuur-${number}.xml`);
    expect(await readFile(await download.path(), 'utf8')).toContain(`<cbc:ID>${number}</cbc:ID>`);
    await expect(notices(page).getByText(`Factuur ${number} is uitgereikt.`)).toBeVisible();
    await expect(page.getByText(/^Uitgereikt op .*xml gedownload door/)).toBeVisible();

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
    await dialog.getByLabel(/^Reden/).press('Enter');
    await expect(notices(page).getByText('Fout!').last()).toBeVisible();
    await dialog.getByLabel(/^Reden/).press('Enter');
    await expect(page.getByText('E-factuur: Nog niet verstuurd')).toBeVisible();
    await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter');
    await expect(
      notices(page).getByText(/Updated Successfully|Created Successfully/),
    ).toBeVisible();
  },
);
