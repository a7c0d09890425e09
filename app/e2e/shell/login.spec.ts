import { ofStoppedServer } from '../fixtures/checks/complaints.ts';
import { demo, expect, logIn, test } from '../fixtures/test.ts';

test.describe('login', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('is titled as an internal company app', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interne bedrijfsapplicatie');
    await expect(page).toHaveTitle('Aanmelden – Facturatie');
  });

  test('success leads to /', { tag: '@core' }, async ({ page }) => {
    await logIn(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dashboard!');
  });

  test('Enter in the password field submits', async ({ page }) => {
    await page.getByLabel('Gebruikersnaam').fill(demo.name);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test(
    'the messages of empty fields show only after a submit attempt',
    { tag: '@core' },
    async ({ page }) => {
      const name = page.getByLabel('Gebruikersnaam');
      const nameRequired = page.getByText('Username is required', { exact: true });
      const passwordRequired = page.getByText('Password is required', { exact: true });
      await name.fill('x');
      await name.clear();
      await page.keyboard.press('Tab');
      await expect(nameRequired).toHaveCount(0);
      await expect(passwordRequired).toHaveCount(0);

      await page.getByRole('button', { name: 'Aanmelden' }).click();
      await expect(nameRequired).toBeVisible();
      await expect(passwordRequired).toBeVisible();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(/Username is required/);

      await name.fill(demo.name);
      await page.getByRole('button', { name: 'Aanmelden' }).click();
      await expect(nameRequired).toHaveCount(0);
      await expect(passwordRequired).toBeVisible();
      await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
    },
  );

  test(
    'a wrong password: the error in an alert under the form, and loading ends',
    { tag: '@core' },
    async ({ page, complaints }) => {
      complaints.expect(/Failed to load resource.*401/);
      await logIn(page, { name: 'demo', password: 'wrong' });
      const error = page.getByRole('main').getByRole('alert');
      await expect(error).toContainText(/onjuist|klopt niet|niet juist/);
      const isUnderTheForm = await error.evaluate((element) => {
        const form = document.querySelector('form');
        return form && form.getBoundingClientRect().bottom <= element.getBoundingClientRect().top;
      });
      expect(isUnderTheForm).toBe(true);
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('demo');
      await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('wrong');

      await page.getByLabel('Wachtwoord', { exact: true }).fill(demo.password);
      await page.getByRole('button', { name: 'Aanmelden' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('password managers find their fields', async ({ page }) => {
    await expect(page.getByLabel('Gebruikersnaam')).toHaveAttribute('autocomplete', 'username');
    const password = page.getByLabel('Wachtwoord', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test('login with the server stopped shows a message, keeps the input, and works when it is back', async ({
  page,
  ownServer,
  complaints,
}) => {
  complaints.expect(ofStoppedServer);
  await page.goto(`${ownServer.origin}/login`);
  await ownServer.stop();
  await logIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'De server is niet bereikbaar.',
  );
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('demo');

  await ownServer.start();
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL(`${ownServer.origin}/`);
});

test('the button shows that the login is under way, and takes no second press', async ({
  page,
}) => {
  await page.goto('/login');
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/v1/auth/login', async (route) => {
    calls += 1;
    await answered.promise;
    await route.continue();
  });
  await logIn(page);
  const button = page.getByRole('button', { name: /Aanmelden/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Even geduld');
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  answered.resolve();
  await expect(page).toHaveURL('/');
  expect(calls).toBe(1);
});
