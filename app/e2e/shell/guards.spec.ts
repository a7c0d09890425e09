import { expect, logIn, test } from '../fixtures/test.ts';

const guarded = [
  '/',
  '/klanten?p=2',
  '/klanten/1001',
  '/toevoegen/klanten',
  '/vervaldagen?p=2&pp=20',
  '/verkoopdocumenten',
  '/verkopen/facturen',
  '/verkopen/offertes',
  '/verkopen/periodiekefacturen',
  '/toevoegen/verkopen/offerte',
  '/toevoegen/verkopen/factuur',
  '/verkopen/offertes/20261000001',
  '/verkopen/facturen/20261100001',
  '/groepen/klanten',
  '/groepen/klanten/1',
  '/toevoegen/groepen/klanten',
];

for (const address of guarded) {
  const tag = address === '/klanten?p=2' ? '@core' : [];
  test(
    `signed out, ${address} goes to login, and there and back after it`,
    { tag },
    async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnUrl: address })}`);
      await logIn(page);
      const { pathname, searchParams } = new URL(address, 'http://any');
      await expect(page).toHaveURL(
        (url) =>
          url.pathname === pathname &&
          [...searchParams].every(([name, value]) => url.searchParams.get(name) === value),
      );
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    },
  );
}

for (const hostile of [
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  '/.//example.com',
]) {
  test(`returnUrl=${hostile} is ignored: login leads to /`, async ({ page, baseURL }) => {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: hostile })}`);
    await logIn(page);
    await expect(page).toHaveURL(`${baseURL}/`);
  });
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  for (const unknown of ['/nergens', '/klanten/K00001/nergens', '/verkopen', '/toevoegen']) {
    test(`the unknown route ${unknown} redirects to the home route`, async ({ page }) => {
      await page.goto(unknown);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('dashboard!');
    });
  }

  test(
    'the session is restored from local storage after a reload',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/');
      await page.reload();
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    },
  );

  test(
    'a session that ended on the server: a message, then login, then back',
    { tag: '@core' },
    async ({ page, complaints }) => {
      complaints.expect(/Failed to load resource.*401/);
      await page.addInitScript(() => {
        const stored = JSON.parse(localStorage.getItem('currentUser') ?? 'null') as {
          token: { access_token: string };
        } | null;
        if (!stored || sessionStorage.getItem('spoiled')) return;
        sessionStorage.setItem('spoiled', 'yes');
        stored.token.access_token = 'expired';
        localStorage.setItem('currentUser', JSON.stringify(stored));
      });
      await page.goto('/klanten?p=2&pp=20');
      await expect(page).toHaveURL((url) => url.pathname === '/login');
      await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText(
        'U bent niet meer aangemeld. Meld u opnieuw aan.',
      );
      expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
      await logIn(page);
      await expect(page).toHaveURL('/klanten?p=2&pp=20');
      await expect(page.getByRole('row')).toHaveCount(21);
    },
  );
});
