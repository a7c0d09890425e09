import type { Page } from '@playwright/test';
import { makeGroup } from '../fixtures/customerGroups.ts';
import { expect, test } from '../fixtures/test.ts';

// What holds for every form of a record, tried on that of a customer group.
test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const group = (page: Page) => page.getByRole('textbox', { name: /^Groep/ });
const discount = (page: Page) => page.getByRole('textbox', { name: 'Korting' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notities' });
const updated = (page: Page) =>
  notices(page).getByText('Met success is de klantengroep gegevens opgeslagen.');

test(
  'Ctrl+S saves the fields, also a number that is still being typed, and F1 lists it',
  { tag: '@core' },
  async ({ page, callServer }) => {
    await page.goto(`/groepen/klanten/${await makeGroup(callServer, 'Toetsen')}`);
    await discount(page).fill('7,5');
    await page.keyboard.press('F1');
    const sheet = page.getByRole('dialog', { name: 'Toetsen' });
    await expect(sheet.getByRole('rowheader', { name: 'Ctrl + S' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(discount(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(updated(page)).toBeVisible();
    await expect(discount(page)).toBeFocused();
    await page.reload();
    await expect(discount(page)).toHaveValue(/^7,5\s%$/);
  },
);

test('the Back button asks; staying stays, and not saving goes back', async ({
  page,
  callServer,
}) => {
  const address = `/groepen/klanten/${await makeGroup(callServer, 'Teruggaan')}`;
  await page.goto('/groepen/klanten?q=Teruggaan');
  await page.getByRole('link', { name: 'Teruggaan' }).click();
  await notes(page).fill('Nog niet bewaard');
  await page.goBack();
  await page.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(page).toHaveURL(address);
  await expect(notes(page)).toHaveValue('Nog niet bewaard');
  await page.goBack();
  await page.getByRole('button', { name: 'Niet opslaan' }).click();
  await expect(page).toHaveURL(/q=Teruggaan/);
});

for (const [how, leave] of [
  ['closing the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['F5', (page: Page) => page.evaluate(() => location.reload())],
] as const) {
  test(`${how} asks while something is not saved`, async ({ page, callServer }) => {
    await page.goto(`/groepen/klanten/${await makeGroup(callServer, 'Sluiten')}`);
    // Not left yet, so not read yet either.
    await discount(page).fill('12');
    const question = page.waitForEvent('dialog');
    void leave(page);
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(discount(page)).toHaveValue(/^12/);
  });
}

test('two tabs on one record warn each other, and neither loses its input', async ({
  page,
  context,
  callServer,
}) => {
  const warning = (tab: Page) => tab.getByText('Ook open in een ander tabblad');
  const address = `/groepen/klanten/${await makeGroup(callServer, 'Tweemaal open')}`;
  await page.goto(address);
  await expect(group(page)).toHaveValue('Tweemaal open');
  await expect(warning(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto(address);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await notes(page).fill('In het eerste');
  await notes(other).fill('In het tweede');
  await other.close();
  await expect(warning(page)).toBeHidden();
  await expect(notes(page)).toHaveValue('In het eerste');
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(notes(page)).toHaveValue('In het tweede');
  // The replaced input is now the draft that can be restored.
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(notes(page)).toHaveValue('In het eerste');
});

/** Types in a new group while its save is held back, then releases the save. */
async function typeWhileSaved(page: Page, beforeTheAnswer = () => Promise.resolve()) {
  await page.goto('/toevoegen/groepen/klanten');
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/auth/klantengroep', async (route) => {
    await isHeld.promise;
    await route.continue();
  });
  await group(page).fill('Traag gemaakt');
  const saving = page.waitForRequest('**/auth/klantengroep');
  await page.keyboard.press('Control+s');
  await saving;
  await notes(page).fill('Intussen getypt');
  await beforeTheAnswer();
  isHeld.resolve();
}

/** Waits for the screen of the created group, recognised by its delete button, and saves on it. */
async function saveOnOwnScreen(page: Page) {
  await expect(page.getByRole('button', { name: 'Verwijderen' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(group(page)).toHaveValue('Traag gemaakt');
  await expect(notes(page)).toHaveValue('Intussen getypt');
  await page.keyboard.press('Control+s');
  await expect(updated(page)).toBeVisible();
}

test('input during the first save continues under the new address, unasked', async ({ page }) => {
  await typeWhileSaved(page);
  await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
  await saveOnOwnScreen(page);
});

test('Logout asks, also before the screen of a new record is rendered', async ({ page }) => {
  await typeWhileSaved(page, async () => {
    const logout = await page.getByText('Logout', { exact: true }).elementHandle();
    await page.evaluate((button) => {
      const press = () => queueMicrotask(() => (button as HTMLElement).click());
      navigation.addEventListener('currententrychange', press, { once: true });
    }, logout);
  });
  await page.getByRole('button', { name: 'Hier blijven' }).click();
  await saveOnOwnScreen(page);
});

for (const [what, address, fill, save] of [
  [
    'a group',
    '/toevoegen/groepen/klanten',
    (page: Page) => group(page).fill('Zonder wachten'),
    '**/auth/klantengroep',
  ],
  [
    'a customer',
    '/toevoegen/klanten',
    async (page: Page) => {
      await page.getByRole('textbox', { name: 'Naambedrijf' }).fill('Zonder wachten');
      await page.getByRole('combobox', { name: /^Klantgroep/ }).selectOption({ label: 'Horeca' });
    },
    '**/auth/klanten',
  ],
] as const) {
  test(`typing while ${what} is created continues on its own screen, in the same field at the same position`, async ({
    page,
  }) => {
    await page.goto(address);
    await fill(page);
    const isHeld = Promise.withResolvers<void>();
    await page.route(save, async (route) => {
      await isHeld.promise;
      await route.continue();
    });
    await notes(page).fill('Belt 17 uur');
    for (let left = 0; left < '17 uur'.length; left += 1) await page.keyboard.press('ArrowLeft');
    const saving = page.waitForRequest(save);
    await page.keyboard.press('Control+s');
    await saving;
    const typed = page.keyboard.type('liefst na werkdagen van ', { delay: 25 });
    isHeld.resolve();
    await typed;
    await expect(page).toHaveURL(/\/klanten\/\d+$/);
    await expect(notes(page)).toHaveValue('Belt liefst na werkdagen van 17 uur');
    await expect(notes(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Niet opgeslagen')).toBeHidden();
    await page.reload();
    await expect(notes(page)).toHaveValue('Belt liefst na werkdagen van 17 uur');
  });
}
