import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const group = (page: Page) => page.getByRole('textbox', { name: /^Groep/ });
const discount = (page: Page) => page.getByRole('textbox', { name: 'Korting' });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true });

async function makeGroup(page: Page, name: string): Promise<string> {
  await page.goto('/toevoegen/groepen/klanten');
  await group(page).fill(name);
  await save(page).click();
  await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
  // The screen of the group that was made, not the one where it was typed.
  await expect(page.getByRole('button', { name: 'Verwijderen' })).toBeVisible();
  await expect(group(page)).toHaveValue(name);
  return page.url();
}

test(
  '§2 group list: title, filter with Zoeken, Enter and Reset, total, row click',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/groepen/klanten');
    await expect(page.getByRole('heading', { name: 'Groep Klanten' })).toBeVisible();
    const total = page.getByText(/^Totaal: \d\d+$/);
    await expect(total).toBeVisible();
    const filter = page.getByRole('textbox', { name: 'Groepen zoeken' });
    await filter.fill('horeca');
    await expect(total).toBeVisible();
    await page.getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.getByText('Totaal: 1', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=horeca/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(filter).toHaveValue('');
    await expect(total).toBeVisible();
    await filter.fill('horeca');
    await filter.press('Enter');
    await page.getByRole('link', { name: 'Horeca' }).click();
    await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Klantengroep' })).toBeFocused();
    await expect(page).toHaveTitle(/^Klantengroep Horeca/);
  },
);

test(
  '§4 group: after the first save the address is that of the group, and it can be removed',
  { tag: '@core' },
  async ({ page }) => {
    await makeGroup(page, 'Tijdelijk');
    await expect(notices(page).getByText('Opslaan Klantengroep')).toBeVisible();
    await expect(
      notices(page).getByText('Met success is de klant gegevens opgeslagen.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(
      notices(page).getByText('Met success is de klantengroep verwijdert.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/groepen\/klanten\?/);
  },
);

test(
  '§8 group: an update says so, and Opslaan en terug leads to the list',
  { tag: '@core' },
  async ({ page }) => {
    await makeGroup(page, 'Bij te werken');
    await discount(page).fill('7,5');
    await page.getByRole('button', { name: 'Opslaan en terug' }).click();
    await expect(
      notices(page).getByText('Met success is de klantengroep gegevens opgeslagen.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/groepen\/klanten\?/);
    await expect(page.getByRole('row', { name: /Bij te werken/ })).toContainText(/7,5\s%/);
  },
);

test(
  '§5 group: invalid controls are each a warning and marked in place, and nothing is sent',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/toevoegen/groepen/klanten');
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await discount(page).fill('veel');
    await save(page).click();
    await expect(notices(page).getByText('Groep: required')).toBeVisible();
    await expect(notices(page).getByText('Korting: malformed')).toBeVisible();
    await expect(group(page)).toBeFocused();
    await expect(group(page)).toHaveAccessibleDescription(/Vul Groep in/);
    await expect(discount(page)).toHaveValue('veel');
    expect(posts).toBe(0);
  },
);

test('Back takes away the question whether a group may be removed', async ({ page }) => {
  await page.goto('/groepen/klanten');
  await page.getByRole('link', { name: 'Horeca' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Groep Klanten' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Horeca' })).toBeVisible();
});

test('a group with customers is not removed, and the reason is shown', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await page.goto('/groepen/klanten');
  await page.getByRole('link', { name: 'Horeca' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(notices(page).getByText(/heeft nog klanten/)).toBeVisible();
  await expect(group(page)).toHaveValue('Horeca');
});

test(
  'unsaved changes: leaving asks, a reload offers them again with their time',
  { tag: '@core' },
  async ({ page }) => {
    const address = await makeGroup(page, 'Half af');
    await group(page).fill('Half af, en verder');
    await page.getByRole('link', { name: 'Vervaldagen' }).click();
    await page.getByRole('button', { name: 'Hier blijven' }).click();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.getByText(/U typte ze op \d+\/\d\d\/\d{4} om \d\d:\d\d/)).toBeVisible();
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(group(page)).toHaveValue('Half af, en verder');
    await page.getByRole('link', { name: 'Vervaldagen' }).click();
    await page.getByRole('button', { name: 'Niet opslaan' }).click();
    await expect(page).toHaveURL(/\/vervaldagen/);
    await page.goto(address);
    await expect(group(page)).toHaveValue('Half af');
    await expect(page.getByRole('button', { name: 'Terugzetten' })).toBeHidden();
  },
);

test('Logout asks too, and staying keeps the session', async ({ page }) => {
  await makeGroup(page, 'Blijven');
  await group(page).fill('Nog niet bewaard');
  await page.getByText('Logout', { exact: true }).click();
  await page.getByRole('button', { name: 'Hier blijven' }).click();
  await save(page).click();
  await expect(
    notices(page).getByText('Met success is de klantengroep gegevens opgeslagen.'),
  ).toBeVisible();
});

test('a conflict shows both versions side by side, and both changes survive', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const address = await makeGroup(page, 'Van twee mensen');
  const other = await context.newPage();
  await other.goto(address);
  await discount(other).fill('4');
  await save(other).click();
  await expect(notices(other).getByText(/klantengroep gegevens/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Notities' }).fill('Mijn notitie');
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Intussen gewijzigd' });
  const cells = (field: RegExp) => conflict.getByRole('row', { name: field }).getByRole('cell');
  // Their version is above mine.
  await expect(cells(/Notities/).nth(1)).toHaveText('Mijn notitie');
  await expect(cells(/Korting/).nth(0)).toHaveText(/^4\s%$/);
  await expect(conflict.getByText(/^Dit werd op .* gewijzigd door demo\./)).toBeVisible();
  await conflict.getByRole('button', { name: 'Mijn wijzigingen behouden' }).click();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(discount(page)).toHaveValue(/^4\s%$/);
  await expect(page.getByRole('textbox', { name: 'Notities' })).toHaveValue('Mijn notitie');
});

test('a lost answer and a second try make one group', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await page.goto('/toevoegen/groepen/klanten');
  let isFirst = true;
  await page.route('**/auth/klantengroep', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
  await group(page).fill('Maar een keer');
  await save(page).click();
  await expect(notices(page).getByText(/niet bereikbaar/)).toBeVisible();
  await expect(group(page)).toHaveValue('Maar een keer');
  await save(page).click();
  await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
  await page.goto('/groepen/klanten?q=Maar');
  await expect(page.getByText('Totaal: 1', { exact: true })).toBeVisible();
});
