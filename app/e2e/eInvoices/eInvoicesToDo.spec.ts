import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { notices } from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, firstBusiness } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

test(
  'invoices are issued and downloaded from the list of those to send, by keyboard; one with a warning only once it is ticked',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const business = await firstBusiness(callServer);
    const given = { date: dayFromNow(0), dueDate: dayFromNow(14), price: 100_00 };
    const good = await addDocument(callServer, 'factuur', business, given);
    const late = await addDocument(callServer, 'factuur', business, {
      ...given,
      deliveryDate: dayFromNow(-80),
    });
    await page.goto('/verkopen/facturen');
    const toSend = page.getByRole('button', { name: /^Nog te versturen \(\d+\)$/ });
    const count = Number(/\d+/.exec((await toSend.textContent()) ?? '')?.[0]);
    await toSend.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nog te versturen' });
    // The oldest are first; those of today are on the last page.
    const more = dialog.getByRole('button', { name: /^Meer/ });
    const ticked = dialog.getByRole('checkbox', { name: good });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    while (!(await ticked.isVisible())) {
      const shown = await dialog.getByRole('row').count();
      await more.press('Enter');
      await expect.poll(() => dialog.getByRole('row').count()).toBeGreaterThan(shown);
    }
    await expect(ticked).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: late })).not.toBeChecked();
    await expect(dialog.getByRole('row', { name: late })).toContainText(/de factuur moest er op/);
    await expectAccessible(page);
    // The invoices of the demo stay as they are.
    await dialog.locator('input:checked').evaluateAll((boxes, kept) => {
      for (const box of boxes as HTMLInputElement[]) {
        if (!box.closest('tr')?.textContent.includes(kept)) box.click();
      }
    }, good);
    await expect(dialog.getByText('1 aangevinkt')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Downloaden' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`factuur-${good}.xml`);
    expect(await readFile(await download.path(), 'utf8')).toContain(`<cbc:ID>${good}</cbc:ID>`);
    await expect(notices(page).getByText('1 factuur is uitgereikt.')).toBeVisible();
    await expect(ticked).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: `Nog te versturen (${count - 1})` }),
    ).toBeVisible();
    const row = page.getByRole('row', { name: good });
    await row.getByRole('button', { name: `PDF van ${good}` }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'E-factuur: Verstuurd' })).toBeVisible();
  },
);

test(
  'a customer that cannot get an e-invoice is in the list with the reason, which leads to its field',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const business = await firstBusiness(callServer);
    const address = `/auth/klanten/${business.Klantnummer}`;
    const { klant } = await callServer<{ klant: Record<string, unknown> }>('GET', address);
    await callServer('PUT', address, { ...klant, klOndernmngsnr: '0403.170.702' });
    await page.goto('/verkopen/facturen');
    await page.getByRole('button', { name: /^Klanten die nog geen e-factuur/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    const row = dialog.getByRole('row', { name: business.Klantnummer });
    await expect(row).toContainText(
      'Ondernemingsnummer 0403.170.702: het controlegetal klopt niet.',
    );
    await expectAccessible(page);
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Ondernemingsnummer' })).toBeFocused();
    await callServer('PUT', address, klant);
  },
);
