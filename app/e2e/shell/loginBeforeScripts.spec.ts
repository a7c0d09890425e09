import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours } from '../fixtures/checks/axe.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { demo, expect, test } from '../fixtures/test.ts';

const userName = (page: Page) => page.getByLabel('Gebruikersnaam');
const password = (page: Page) => page.getByLabel('Wachtwoord', { exact: true });

/** Opens the login page and holds back the app's code. */
async function openWithoutCode(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(userName(page)).toBeVisible();
  return { release: resolve };
}

test('text and Enter from before hydration are kept, and sign in after it', async ({ page }) => {
  const code = await openWithoutCode(page);
  await userName(page).fill(demo.name);
  await password(page).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveValue(demo.password);
  await expect(page).toHaveURL('/login');
  code.release();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dashboard!');
});

test('Enter in an empty form before hydration reports the required fields after it', async ({
  page,
}) => {
  const code = await openWithoutCode(page);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  code.release();
  await expect(page.getByText('Username is required', { exact: true })).toBeVisible();
  await expect(userName(page)).toBeFocused();
});

test('hydration keeps text, caret and focus, and moves nothing', async ({ page }) => {
  const code = await openWithoutCode(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page);
  await userName(page).pressSequentially('deo');
  await page.keyboard.press('ArrowLeft');
  code.release();
  // It arrives before or after hydration: neither may lose it.
  await page.keyboard.type('m');
  await expect(userName(page)).toHaveValue('demo');
  await page.waitForLoadState('networkidle');
  expect(await movedParts(page)).toEqual([]);
  await password(page).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a font that arrives too late shifts nothing', async ({ page }) => {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await come;
    await route.continue();
  });
  const code = await openWithoutCode(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'stand-in');
  resolve();
  code.release();
  await page.waitForLoadState('networkidle');
  expect(await movedParts(page)).toEqual([]);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter never puts the password in the address', async ({ page }) => {
    await page.goto('/login');
    await userName(page).fill(demo.name);
    await password(page).fill(demo.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page).toHaveURL('/login');
    await expect(password(page)).toHaveValue(demo.password);
  });
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('hydration shows the navigation to a signed-in user and keeps the input', async ({
    page,
  }) => {
    const code = await openWithoutCode(page);
    await userName(page).fill('iemand');
    code.release();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(userName(page)).toHaveValue('iemand');
  });
});
