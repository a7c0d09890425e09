import type { Page } from '@playwright/test';
import { ofStoppedServer } from '../fixtures/checks/complaints.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginering' });
const pageLink = (page: Page, name: string) =>
  paginator(page).getByRole('link', { name, exact: true });
const firstNumber = (page: Page) => rows(page).first().getByRole('link').first().innerText();

async function goTo(page: Page, address: string, expectedRows = 10) {
  await page.goto(address);
  await expect(rows(page)).toHaveCount(expectedRows);
}

test.describe('customer list', () => {
  test(
    'shows 10 rows of at least 250, and says p and pp in the address',
    { tag: '@core' },
    async ({ page }) => {
      await goTo(page, '/klanten');
      await expect(page).toHaveURL('/klanten?p=1&pp=10');
      await expect(page).toHaveTitle('Klanten – Facturatie');
      const total = await page.getByText(/^Totaal: /).textContent();
      expect(Number(total?.replace(/\D/g, ''))).toBeGreaterThanOrEqual(250);
      await expect(page.getByRole('columnheader')).toHaveText([
        'Klantnummer',
        'Naambedrijf',
        'Factuuradres',
        'Postcode en Plaats',
        'Telefoonnummer',
        'Emailadres',
        'Btwnummer',
      ]);
      await expect(rows(page).filter({ hasText: '1002' }).getByRole('cell')).toHaveText([
        'Melkveebedrijf Alfa',
        'Researchdreef 350',
        '9255 Buggenhout',
        '052/39.72.36',
        'info@melkveebedrijf-alfa.example',
        'BE 0469.257.492',
      ]);
    },
  );

  test('?p=3&pp=20 is a direct link, survives a reload, and the way back from a row', async ({
    page,
  }) => {
    await goTo(page, '/klanten?p=3&pp=20', 20);
    const first = await firstNumber(page);
    await expect(pageLink(page, 'Pagina 3')).toHaveAttribute('aria-current', 'page');

    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    expect(await firstNumber(page)).toBe(first);

    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(`/klanten/${first}`);
    await page.goBack();
    await expect(page).toHaveURL('/klanten?p=3&pp=20');
    await expect(rows(page)).toHaveCount(20);
    expect(await firstNumber(page)).toBe(first);
  });

  test('paging rewrites the address in place: back leaves the list', async ({ page }) => {
    await page.goto('/');
    await page.goto('/klanten');
    await pageLink(page, 'Volgende').click();
    await expect(page).toHaveURL('/klanten?p=2&pp=10');
    await pageLink(page, 'Pagina 3').click();
    await expect(page).toHaveURL('/klanten?p=3&pp=10');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test(
    'first, previous, numbers, next and last lead where they say',
    { tag: '@core' },
    async ({ page }) => {
      await goTo(page, '/klanten?p=1&pp=50', 50);
      await pageLink(page, 'Pagina 2').click();
      await expect(page).toHaveURL('/klanten?p=2&pp=50');
      await pageLink(page, 'Volgende').click();
      await expect(page).toHaveURL('/klanten?p=3&pp=50');
      await pageLink(page, 'Vorige').click();
      await expect(page).toHaveURL('/klanten?p=2&pp=50');
      await pageLink(page, 'Laatste').click();
      const last = Number(new URL(page.url()).searchParams.get('p'));
      expect(last).toBeGreaterThanOrEqual(5);
      await pageLink(page, 'Eerste').click();
      await expect(page).toHaveURL('/klanten?p=1&pp=50');
      // Another size begins at page 1.
      await pageLink(page, 'Volgende').click();
      await expect(page).toHaveURL('/klanten?p=2&pp=50');
      await page.getByLabel('Per pagina').selectOption('20');
      await expect(page).toHaveURL('/klanten?p=1&pp=20');
    },
  );

  test('first and previous are disabled on page 1, next and last on the last page', async ({
    page,
  }) => {
    const expectDisabled = async (names: string[], disabled: boolean) => {
      for (const name of names) {
        const link = pageLink(page, name);
        if (disabled) {
          await expect(link).toHaveAttribute('aria-disabled', 'true');
          await expect(link).not.toHaveAttribute('href', /.*/);
        } else {
          await expect(link).toHaveAttribute('href', /^\/klanten\?/);
        }
      }
    };
    await goTo(page, '/klanten');
    await expectDisabled(['Eerste', 'Vorige'], true);
    await expectDisabled(['Volgende', 'Laatste'], false);
    await pageLink(page, 'Laatste').click();
    await expectDisabled(['Eerste', 'Vorige'], false);
    await expectDisabled(['Volgende', 'Laatste'], true);
  });

  for (const size of [20, 50, 100]) {
    test(`page size ${size} reloads from page 1 and is remembered under per_page`, async ({
      page,
    }) => {
      await goTo(page, '/klanten?p=2&pp=10');
      await page.getByLabel('Per pagina').selectOption(String(size));
      await expect(page).toHaveURL(`/klanten?p=1&pp=${size}`);
      await expect(rows(page)).toHaveCount(size);
      expect(await page.evaluate(() => localStorage.getItem('per_page'))).toBe(String(size));

      await goTo(page, '/klanten', size);
      await expect(page).toHaveURL(`/klanten?p=1&pp=${size}`);
    });
  }

  test('the page size of the address wins over the stored one; a nonsensical one is ignored', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('per_page', '20'));
    await goTo(page, '/klanten?pp=10');
    await expect(page).toHaveURL('/klanten?p=1&pp=10');
    await goTo(page, '/klanten?p=abc&pp=7', 20);
    await expect(page).toHaveURL('/klanten?p=1&pp=20');
  });

  test('a nonsensical stored page size is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('per_page', '"veel"'));
    await goTo(page, '/klanten');
    await expect(page).toHaveURL('/klanten?p=1&pp=10');
  });

  test('a page beyond the last becomes the last', async ({ page }) => {
    await page.goto('/klanten?p=9999&pp=50');
    await expect(page).toHaveURL(/p=\d{1,2}&pp=50$/);
    await expect(rows(page).first()).toBeVisible();
    await expect(pageLink(page, 'Volgende')).toHaveAttribute('aria-disabled', 'true');
  });

  test('clicking anywhere in a row opens the customer', { tag: '@core' }, async ({ page }) => {
    await goTo(page, '/klanten');
    const number = await firstNumber(page);
    await rows(page).first().getByRole('cell').last().click();
    await expect(page).toHaveURL(`/klanten/${number}`);
    await expect(page.getByText(`Klant ${number}`, { exact: true })).toBeVisible();
  });

  test('Toevoegen goes to /toevoegen/klanten', async ({ page }) => {
    await goTo(page, '/klanten');
    await page.getByRole('link', { name: 'Toevoegen' }).click();
    await expect(page).toHaveURL('/toevoegen/klanten');
  });
});

test.describe('customer search', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Klanten zoeken' });

  test(
    'Enter searches at once, from page 1, and q is in the address',
    { tag: '@core' },
    async ({ page }) => {
      await goTo(page, '/klanten?p=2&pp=10');
      const name = await rows(page).first().getByRole('cell').nth(1).innerText();
      // Found on many pages: in every address of the demo.
      await box(page).fill('example');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/klanten?p=1&pp=10&q=example');
      await box(page).fill(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('q') === name && url.searchParams.get('p') === '1',
      );
      await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();

      await page.reload();
      await expect(box(page)).toHaveValue(name);
      await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
    },
  );

  test('typing searches after a second of rest, once', async ({ page }) => {
    await goTo(page, '/klanten');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/auth/klanten')) calls.push(searchParams.get('q') ?? '');
    });
    await box(page).pressSequentially('gent', { delay: 50 });
    await expect(page).toHaveURL('/klanten?p=1&pp=10&q=gent');
    await expect.poll(() => calls).toEqual(['gent']);
  });

  test('one character is too little to search for', async ({ page }) => {
    await goTo(page, '/klanten');
    await box(page).fill('g');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Typ minstens 2 tekens.').first()).toBeVisible();
    await expect(page).toHaveURL('/klanten?p=1&pp=10');
  });

  test('a search for digits stays a text, unquoted', async ({ page }) => {
    await page.goto('/klanten?q=123');
    await expect(page).toHaveURL((url) => url.search.includes('q=123'));
    await expect(box(page)).toHaveValue('123');
  });

  test("nothing found says so in the search's own words; emptying the box brings all back", async ({
    page,
  }) => {
    await page.goto('/klanten?q=bestaatnergens');
    await expect(page.getByText("Niets gevonden voor 'bestaatnergens'.")).toBeVisible();
    await expect(page.getByText('Nog geen klanten')).toHaveCount(0);
    await box(page).clear();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveURL('/klanten?p=1&pp=10');
  });
});

test.describe('customer list without an answer', () => {
  test('the rows stay while the next page is on its way', async ({ page }) => {
    await goTo(page, '/klanten');
    const first = await firstNumber(page);
    const answered = Promise.withResolvers<void>();
    await page.route('**/auth/klanten?*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await pageLink(page, 'Volgende').click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await firstNumber(page)).toBe(first);
    answered.resolve();
    await expect(page).toHaveURL('/klanten?p=2&pp=10');
    await expect(rows(page).first()).not.toContainText(first);
  });

  test('an outdated request is aborted', async ({ page }) => {
    await goTo(page, '/klanten');
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).search));
    await page.route('**/auth/klanten?*page=2*', () => new Promise(() => {}));
    await pageLink(page, 'Pagina 2').click();
    await expect(page).toHaveURL('/klanten?p=2&pp=10');
    await pageLink(page, 'Pagina 3').click();
    await expect(pageLink(page, 'Pagina 3')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain('page=2');
  });

  test('an error of the server: cause, code, and Opnieuw', async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource.*500/);
    await page.route('**/auth/klanten?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/klanten');
    const main = page.getByRole('main');
    await expect(main.getByText(/De server kon dit niet uitvoeren/)).toBeVisible();
    await expect(main.getByText(/fout 500/)).toBeVisible();
    await page.unroute('**/auth/klanten?*');
    await page.getByRole('button', { name: 'Opnieuw' }).click();
    await expect(rows(page)).toHaveCount(10);
  });
});

test('customer list with the server stopped: the cause, and Opnieuw works when it is back', async ({
  page,
  ownServer,
  complaints,
}) => {
  complaints.expect(ofStoppedServer);
  await page.goto(`${ownServer.origin}/login`);
  await page.getByLabel('Gebruikersnaam').fill('demo');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible();
  await page.goto(`${ownServer.origin}/klanten`);
  await expect(rows(page)).toHaveCount(10);
  await ownServer.stop();
  await pageLink(page, 'Volgende').click();
  await expect(page.getByRole('main').getByText(/De server is niet bereikbaar/)).toBeVisible();
  await expect(page).toHaveURL(/\/klanten\?p=2&pp=10$/);

  await ownServer.start();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page');
});
