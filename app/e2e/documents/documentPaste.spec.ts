import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { cell, lines, total, typeLine } from '../fixtures/documentEditor.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const preview = (page: Page) => page.getByRole('dialog', { name: /plakken$/ });

/** Pastes cells of a spreadsheet: columns between tabs, as they are copied there. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const given = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', given));
  }, text);
  await expect(preview(page)).toBeVisible();
}

test('cells of a spreadsheet are shown before they are pasted, are in the lines afterwards, and one undo removes them', async ({
  page,
}) => {
  await page.goto('/toevoegen/verkopen/factuur');
  await typeLine(page, 1, 'Werkuren', '2', '10');
  await cell(page, 'Omschrijving').focus();
  await paste(page, 'Plaatsing\tDienst\t2\t45,50\nVerplaatsing\tDienst\t1\t€ 1.030,00\n');
  await expect(preview(page)).toContainText('in plaats van Werkuren');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 20,00');

  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(cell(page, 'Omschrijving')).toHaveValue('Werkuren');

  await paste(page, 'Plaatsing\tDienst\t2\t45,50\nVerplaatsing\tDienst\t1\t€ 1.030,00\n');
  await preview(page).getByRole('button', { name: 'Plakken', exact: true }).press('Enter');
  await expect(preview(page)).toBeHidden();
  await expect(lines(page)).toHaveCount(2);
  await expect(cell(page, 'Omschrijving', 2)).toHaveValue('Verplaatsing');
  await expect(cell(page, 'Prijs', 2)).toHaveValue('1.030,00');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 1.121,00');

  await cell(page, 'Omschrijving').press('Control+z');
  await expect(lines(page)).toHaveCount(1);
  await expect(cell(page, 'Omschrijving')).toHaveValue('Werkuren');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 20,00');
});

test('the preview breaks no axe rule in light or dark, and fits at 320 px and in text of 200 %', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/toevoegen/verkopen/offerte');
  await cell(page, 'Omschrijving').focus();
  await paste(page, 'Plaatsing\tDienst\t2\t45,50\nVerplaatsing\tDienst\t1\t30\n');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNothingCutOff(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page);
  await expectAccessible(page);
});
