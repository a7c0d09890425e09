import type { Page } from '@playwright/test';
import { ofStoppedServer } from '../fixtures/checks/complaints.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, logIn, test } from '../fixtures/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hoofdnavigatie' });
const group = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true });

test.describe('shell, signed out', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('the header has no Logout, the footer names the product and 2023', async ({ page }) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('Facturatie');
    await expect(page.getByRole('contentinfo')).toContainText('© 2023');
  });

  test('the top-level links of the sidebar are disabled', async ({ page }) => {
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', { name: 'Vervaldagen' })).toHaveCount(0);
    for (const name of ['Verkopen', 'Klanten']) await expect(group(page, name)).toBeDisabled();
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  });

  test('the toast region exists before any toast', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Meldingen' })).toBeAttached();
  });
});

test.describe('shell, signed in', () => {
  test.use({ isSignedIn: true });

  const open: Record<string, { group?: string; active: string }> = {
    '/': { active: 'Dashboard' },
    '/verkopen/facturen': { group: 'Verkopen', active: 'Facturen' },
    '/verkopen/facturen/20261100001': { group: 'Verkopen', active: 'Facturen' },
    '/toevoegen/verkopen/factuur': { group: 'Verkopen', active: 'Facturen' },
    '/verkopen/offertes': { group: 'Verkopen', active: 'Offertes' },
    '/toevoegen/verkopen/offerte': { group: 'Verkopen', active: 'Offertes' },
    '/verkopen/periodiekefacturen': { group: 'Verkopen', active: 'Periodiekefacturen' },
    '/vervaldagen': { active: 'Vervaldagen' },
    '/klanten': { group: 'Klanten', active: 'Klanten' },
    '/toevoegen/klanten': { group: 'Klanten', active: 'Klanten' },
    '/groepen/klanten': { group: 'Klanten', active: 'Groepen' },
    '/toevoegen/groepen/klanten': { group: 'Klanten', active: 'Groepen' },
  };

  for (const [address, expected] of Object.entries(open)) {
    const opened = expected.group ? `${expected.group} is open and ` : '';
    test(`at ${address} ${opened}${expected.active} is active`, async ({ page }) => {
      await page.goto(address);
      for (const name of ['Verkopen', 'Klanten']) {
        const isOpen = String(name === expected.group);
        await expect(group(page, name)).toHaveAttribute('aria-expanded', isOpen);
      }
      const current = sidebar(page).locator('[aria-current]');
      await expect(current).toHaveText([expected.active]);
    });
  }

  test('a group opens by hand, and closes when leaving its section', async ({ page }) => {
    await page.goto('/');
    await group(page, 'Verkopen').click();
    await expect(group(page, 'Verkopen')).toHaveAttribute('aria-expanded', 'true');
    await sidebar(page).getByRole('link', { name: 'Facturen', exact: true }).click();
    await expect(page).toHaveURL('/verkopen/facturen?p=1&pp=10');
    await sidebar(page).getByRole('link', { name: 'Vervaldagen' }).click();
    await expect(page).toHaveURL('/vervaldagen?p=1&pp=10');
    await expect(group(page, 'Verkopen')).toHaveAttribute('aria-expanded', 'false');
  });

  test(
    'on a narrow screen the menu leads to every page, closes, and moves the focus',
    { tag: '@core' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/');
      await expect(sidebar(page)).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNothingCutOff(page);
      await group(page, 'Klanten').click();
      await sidebar(page).getByRole('link', { name: 'Klanten', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klanten');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(sidebar(page)).toBeHidden();
    },
  );

  test(
    'every page names itself in the document title and takes the focus to its heading',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle('Dashboard – Facturatie');
      await expect(page.locator('body')).toBeFocused();
      await sidebar(page).getByRole('link', { name: 'Vervaldagen' }).click();
      await expect(page).toHaveTitle('Vervaldagen – Facturatie');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test('the first Tab reaches a link that skips to the content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  });

  test(
    'Logout clears the session here and on the server, and goes to /login',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/klanten');
      const stored = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
      const { token } = JSON.parse(stored) as { token: { access_token: string } };
      const closed = page.waitForResponse('**/api/v1/auth/logout');
      await page.getByRole('link', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
      expect((await closed).ok()).toBe(true);
      const answer = await page.request.get('/api/v1/auth/klanten', {
        headers: { authorization: `Bearer ${token.access_token}` },
      });
      expect(answer.status()).toBe(401);
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
    },
  );

  test('logout in one tab signs out the others', async ({ page, context }) => {
    await page.goto('/klanten?p=2&pp=10');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL(
      `/login?${new URLSearchParams({ returnUrl: '/klanten?p=2&pp=10' })}`,
    );
  });
});

test('Logout with the server stopped still signs out here, and reports the open session', async ({
  page,
  ownServer,
  complaints,
}) => {
  complaints.expect(ofStoppedServer);
  await page.goto(`${ownServer.origin}/login`);
  await logIn(page);
  await expect(page).toHaveURL(`${ownServer.origin}/`);
  await ownServer.stop();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/login`);
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText(
    'De server kon uw sessie niet sluiten.',
  );
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});

test('a page whose code cannot be loaded shows a message, and Opnieuw works when the server is back', async ({
  page,
  ownServer,
  complaints,
}) => {
  complaints.expect(ofStoppedServer);
  complaints.expect(/preload|reading '(component|loader)'/);
  await page.goto(`${ownServer.origin}/login`);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible();
  await ownServer.stop();
  await sidebar(page).getByRole('link', { name: 'Vervaldagen' }).click();
  await expect(page.getByText(/De server is misschien niet bereikbaar/)).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Meldingen' }).getByText('Fout!');
  await expect(toasts).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByText(/De server is misschien niet bereikbaar/)).toBeVisible();
  await ownServer.start();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vervaldagen');
});

test('a browser that refuses storage: the spinner is replaced by a message with Opnieuw', async ({
  page,
  complaints,
}) => {
  complaints.expect(/SecurityError|denied/);
  await page.addInitScript(() => {
    const storage = window.localStorage;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        if (document.title === 'allowed') return storage;
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByText('De toepassing kon niet starten')).toBeVisible();
  await page.evaluate(() => (document.title = 'allowed'));
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByRole('heading', { name: 'Interne bedrijfsapplicatie' })).toBeVisible();
});
