import type { Page } from '@playwright/test';
import { ofStoppedServer } from '../fixtures/checks/complaints.ts';
import { expect, test } from '../fixtures/test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Toetsen' });
/** The titles in the sheet, from the top. */
const titles = (page: Page) => sheet(page).getByRole('heading').allTextContents();

test('on the login page F1 shows its keys, loaded after the first key, and Escape returns to the field', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const holdKeys = async () => (await Promise.all(scripts)).join('\n').includes('Waar u nu bent');
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(await holdKeys()).toBe(false);
  const password = page.getByLabel('Wachtwoord');
  await password.fill('geheim');
  await password.press('F1');
  await expect(sheet(page)).toBeVisible();
  expect(await holdKeys()).toBe(true);
  expect((await titles(page)).slice(0, 3)).toEqual(['Toetsen', 'Waar u nu bent', 'Wachtwoord']);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('geheim');
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('F1 shows the keys of the list on the screen, and F1 again closes them', async ({
    page,
  }) => {
    await page.goto('/klanten');
    const search = page.getByRole('searchbox', { name: 'Zoeken' });
    await search.focus();
    await page.keyboard.press('F1');
    await expect(sheet(page)).toBeVisible();
    const shown = await titles(page);
    expect(shown.slice(0, 3)).toEqual(['Toetsen', 'Waar u nu bent', 'Zoekveld']);
    expect(shown).toEqual(expect.arrayContaining(['Tabel', 'Paginering']));
    await page.keyboard.press('F1');
    await expect(sheet(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  });
});

test('F1 with the server stopped shows a message, and shows the keys when it is back', async ({
  page,
  ownServer,
  complaints,
}) => {
  complaints.expect(ofStoppedServer);
  complaints.expect(/preload/);
  await page.goto(`${ownServer.origin}/login`);
  // The form is shown before its code has come.
  await page.waitForLoadState('networkidle');
  await ownServer.stop();
  await page.keyboard.press('F1');
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText(
    'De toetsen konden niet getoond worden',
  );
  await expect(sheet(page)).toHaveCount(0);
  await ownServer.start();
  await page.keyboard.press('F1');
  await expect(sheet(page)).toBeVisible();
});
