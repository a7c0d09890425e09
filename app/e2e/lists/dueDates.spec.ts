import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { dayFromNow, shownDay } from '../fixtures/documents.ts';
import { addDueDate, payByCall } from '../fixtures/dueDates.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const customerButton = (page: Page | Locator) =>
  page.getByRole('button', { name: /^Klant .* openen$/ });
const payButton = (page: Page) => page.getByRole('button', { name: /^Betaling/ });

test(
  '§2 due dates: every column, in the order of the specification',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const dueDate = await addDueDate(callServer, { dueIn: 14 });
    await payByCall(callServer, dueDate, 21);
    await page.goto(dueDate.address);
    await expect(page.getByRole('heading', { name: 'Vervaldagen', level: 1 })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Code',
      'Klantnummer',
      'NaamBedrijf',
      'Factuurnummer',
      'Bedrag',
      'Saldo',
      'Betaald',
      'Betaling per',
      'Factuurdatum',
      'Vervaldatum',
    ]);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('rowheader')).toHaveText(/^\d+$/);
    await expect(rows(page).getByRole('cell')).toHaveText([
      dueDate.customer.Klantnummer,
      dueDate.customer.Naambedrijf,
      dueDate.documentNumber,
      '121,00',
      '100,00',
      '21,00',
      /^OVR\s*Betaling/,
      shownDay(dayFromNow(0)),
      new RegExp(`^${shownDay(dayFromNow(14))}\\s*14d`),
    ]);
  },
);

test('§2 due dates: days are green from the day itself on, and red when it is past', async ({
  page,
  callServer,
}) => {
  const colours: Record<string, string> = {};
  for (const [dueIn, shown, said] of [
    [3, '3d', 'nog 3 dagen'],
    [0, '0d', 'vandaag'],
    [-2, '-2d', '2 dagen te laat'],
  ] as const) {
    const { address } = await addDueDate(callServer, { dueIn });
    await page.goto(address);
    await expect(rows(page)).toContainText(said);
    const badge = page.getByText(shown, { exact: true }).locator('..');
    colours[shown] = await badge.evaluate((element) => getComputedStyle(element).color);
  }
  expect(colours['0d']).toBe(colours['3d']);
  expect(colours['-2d']).not.toBe(colours['3d']);
});

test(
  '§2 due dates: Betaling is only where something is still to be paid',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const open = await addDueDate(callServer);
    await page.goto(open.address);
    await expect(rows(page)).toHaveCount(1);
    await expect(payButton(page)).toHaveCount(1);
    await payByCall(callServer, open, 121);
    await page.reload();
    await expect(rows(page)).toContainText('OVR');
    await expect(payButton(page)).toHaveCount(0);
  },
);

test('§2 due dates: the notes icon stands out when the customer has notes, and shows them', async ({
  page,
  callServer,
}) => {
  const noted = await addDueDate(callServer, {
    notes: 'Belt liefst ’s ochtends.\nNooit op vrijdag.',
  });
  await page.goto(noted.address);
  await expect(customerButton(page)).toHaveAccessibleDescription(
    'notities: Belt liefst ’s ochtends. Nooit op vrijdag.',
  );
  const plain = await addDueDate(callServer);
  await page.goto(plain.address);
  await expect(customerButton(page)).toHaveAccessibleDescription('');
});

test(
  '§2 due dates: the customer opens in a modal from a row, and the row shows what was saved',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const { address, customer } = await addDueDate(callServer);
    await page.goto(address);
    await customerButton(page).click();
    const modal = page.getByRole('dialog', { name: new RegExp(customer.Klantnummer) });
    await expect(modal.getByRole('button', { name: 'Sluiten' }).first()).toBeVisible();
    await modal.getByRole('textbox', { name: 'Notities' }).fill('Betaalt altijd laat');
    await modal.getByRole('button', { name: 'Opslaan' }).click();
    await expect(modal).toBeHidden();
    await expect(notices(page).getByText('Opslaan Klant')).toBeVisible();
    await expect(customerButton(page)).toHaveAccessibleDescription('notities: Betaalt altijd laat');
    await expect(customerButton(page)).toBeFocused();
  },
);

test('§2 due dates: page, page size and search are in the address, rewritten in place', async ({
  page,
}) => {
  await page.goto('/klanten');
  await page.getByRole('link', { name: 'Vervaldagen' }).click();
  await expect(page).toHaveURL('/vervaldagen?p=1&pp=10');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL('/vervaldagen?p=2&pp=10');
  await page.getByLabel('Per pagina').selectOption('20');
  await expect(page).toHaveURL('/vervaldagen?p=1&pp=20');
  await expect(rows(page)).toHaveCount(20);
  await page.goBack();
  await expect(page).toHaveURL(/\/klanten/);
});

test('§8 due dates: a list that cannot be fetched says why, and Opnieuw fetches it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  let isFirst = true;
  await page.route('**/auth/vervaldagen*', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 500, json: { message: 'De schijf is vol.' } });
  });
  await page.goto('/vervaldagen');
  await expect(page.getByRole('main').getByText(/De schijf is vol/)).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByText(/^Totaal: /)).toBeVisible();
});

test('the invoice of a row is one press away', async ({ page, callServer }) => {
  const { address, documentNumber } = await addDueDate(callServer);
  await page.goto(address);
  await page.getByRole('link', { name: documentNumber }).click();
  await expect(page).toHaveURL(`/verkopen/facturen/${documentNumber}`);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [320, 'light'],
] as const) {
  test(`the customer in a modal has no violation of an axe rule, ${width} px, ${colorScheme}`, async ({
    page,
    callServer,
  }) => {
    const { address } = await addDueDate(callServer, { notes: 'Kort' });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await customerButton(page).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('textbox', { name: 'Notities' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCutOff(page);
  });
}
