import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/checks/axe.ts';
import { dayFromNow, shownDay } from '../fixtures/documents.ts';
import { addDueDate, payByCall, readDueDate, readPayments } from '../fixtures/dueDates.ts';
import { layoutShift } from '../fixtures/checks/layoutShift.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';
import { testFaults } from '../fixtures/testFaults.ts';

test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const openPayment = (page: Page) => page.getByRole('button', { name: /^Betaling/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Betaling toevoegen/ });
const date = (page: Page) => dialog(page).getByRole('textbox', { name: 'Datum' });
const amount = (page: Page) => dialog(page).getByRole('textbox', { name: 'Bedrag' });
const bank = (page: Page) => dialog(page).getByRole('combobox', { name: 'Bank' });
const method = (page: Page) => dialog(page).getByRole('combobox', { name: 'Betalingsmethode' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Opslaan' });
const cell = (page: Page, place: number) => page.getByRole('cell').nth(place);
const balance = (page: Page) => cell(page, 4);
const paid = (page: Page) => cell(page, 5);

/** The first payment arrives, its answer does not. */
const loseFirstAnswer = (page: Page) =>
  page.route(
    '**/auth/klanten/betaling',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test(
  '§2 payment: loading until the lists are there, then today, the main bank, the saldo and OVR',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const dueDate = await addDueDate(callServer);
    const { address, customer } = dueDate;
    await payByCall(callServer, dueDate, 21);
    await page.goto(address);
    const answer = Promise.withResolvers<void>();
    await page.route('**/auth/klanten/betalingthings', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await openPayment(page).click();
    await expect(
      page.getByRole('dialog', { name: `Betaling toevoegen ${customer.Klantnummer}`, exact: true }),
    ).toBeVisible();
    await expect(
      dialog(page).getByText('Banken en betalingsmethodes worden geladen'),
    ).toBeVisible();
    await expect(amount(page)).toBeHidden();
    answer.resolve();
    await expect(date(page)).toHaveValue(shownDay(dayFromNow(0)));
    await expect(date(page)).toBeFocused();
    await expect(amount(page)).toHaveValue('100,00');
    await expect(bank(page).locator('option:checked')).toHaveText('Belfius zichtrekening');
    await expect(method(page)).toHaveValue('OVR');
    const { betalingper, banken } = await callServer<{
      betalingper: { value: string }[];
      banken: { Naam: string }[];
    }>('GET', '/auth/klanten/betalingthings');
    await expect(method(page).locator('option')).toHaveText(betalingper.map(({ value }) => value));
    await expect(bank(page).locator('option')).toHaveText([
      'Geen bank',
      ...banken.map(({ Naam }) => Naam),
    ]);
  },
);

test('§2 payment: nothing shifts when the lists come at last', async ({ page }) => {
  await page.goto('/vervaldagen');
  await page.route('**/auth/klanten/betalingthings', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await openPayment(page).first().click();
  await expect(amount(page)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('§2 payment: without a main bank it is on none', async ({ page, callServer }) => {
  const { address } = await addDueDate(callServer);
  await page.route('**/auth/klanten/betalingthings', async (route) => {
    const response = await route.fetch();
    const lookups = (await response.json()) as { banken: object[] };
    const banken = lookups.banken.map((one) => ({ ...one, isHoofdbank: 0 }));
    await route.fulfill({ response, json: { ...lookups, banken } });
  });
  await page.goto(address);
  await openPayment(page).click();
  await expect(bank(page)).toHaveValue('0');
});

test(
  '§8 payment: after it the toast says so, the dialog closes and the row is fresh',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const dueDate = await addDueDate(callServer);
    await page.goto(dueDate.address);
    await openPayment(page).click();
    await date(page).fill('1/03/2026');
    await amount(page).fill('121');
    await bank(page).selectOption('KBC');
    await method(page).selectOption('Bancontact');
    const sent = page.waitForRequest('**/auth/klanten/betaling');
    await save(page).click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toEqual({
      Datum: '2026-03-01',
      FK_Bank: Number(body['FK_Bank']),
      Bedrag: 121,
      Toegekend: 121,
      Type: 'K',
      Betaling_Per: 'BAN',
      Vervaldagen: (await readDueDate(callServer, dueDate)).Code,
      Klantnummer: dueDate.customer.Klantnummer,
    });
    await expect(notices(page).getByText('Betaling toegevoegd', { exact: true })).toBeVisible();
    const success = notices(page).getByText('Met success is de betaling toegevoegd.', {
      exact: true,
    });
    await expect(success).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(balance(page)).toHaveText('0,00');
    await expect(paid(page)).toHaveText('121,00');
    await expect(cell(page, 6)).toContainText('BAN');
    await expect(cell(page, 8)).toContainText('betaald');
    await expect(page.getByRole('button', { name: /^Klant .* openen$/ })).toBeFocused();
    expect(await readPayments(callServer, dueDate)).toEqual([121]);
  },
);

test('without a mouse: paid in two parts, and the focus stays in the row when Betaling goes', async ({
  page,
  callServer,
}) => {
  const dueDate = await addDueDate(callServer);
  await page.goto(dueDate.address);
  await openPayment(page).focus();
  await page.keyboard.press('Enter');
  await expect(date(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('50,5');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(balance(page)).toHaveText('70,50');
  await expect(openPayment(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(date(page)).toBeFocused();
  await expect(amount(page)).toHaveValue('70,50');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(balance(page)).toHaveText('0,00');
  await expect(openPayment(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Klant .* openen$/ })).toBeFocused();
  expect(await readPayments(callServer, dueDate)).toEqual([70.5, 50.5]);
});

test(
  '§5 payment: at most the saldo, at least 0, two decimals, no points; the method is required',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const dueDate = await addDueDate(callServer);
    await payByCall(callServer, dueDate, 21);
    await page.goto(dueDate.address);
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await openPayment(page).click();
    for (const [typed, said] of [
      ['100,01', /Vul hoogstens 100,00 in/],
      ['-1', /Hier kan geen min staan/],
      ['12,345', /hoogstens 2 decimalen/],
      ['veel', /hoort niet in een getal/],
      ['', /Vul Bedrag in/],
    ] as const) {
      await amount(page).fill(typed);
      await save(page).click();
      await expect(amount(page)).toHaveAccessibleDescription(said);
      await expect(amount(page)).toHaveValue(typed);
      await expect(amount(page)).toBeFocused();
    }
    await expect(notices(page).getByText('Bedrag: required')).toBeVisible();
    await date(page).fill('31/02/2026');
    await save(page).click();
    await expect(date(page)).toHaveAccessibleDescription(/bestaat niet/);
    expect(posts).toBe(0);
  },
);

test('§5 payment: the method is required', async ({ page, callServer }) => {
  const { address } = await addDueDate(callServer);
  await page.route('**/auth/klanten/betalingthings', async (route) => {
    const response = await route.fetch();
    const lookups = (await response.json()) as { betalingper: { key: string }[] };
    const betalingper = lookups.betalingper.filter(({ key }) => key !== 'OVR');
    await route.fulfill({ response, json: { ...lookups, betalingper } });
  });
  await page.goto(address);
  await openPayment(page).click();
  await save(page).click();
  await expect(notices(page).getByText('Betalingsmethode: required')).toBeVisible();
  await expect(method(page)).toHaveAccessibleDescription(/Vul Betalingsmethode in/);
  await expect(method(page)).toBeFocused();
  await method(page).selectOption('KAS');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
});

test('§5 payment: thousands are without a point', async ({ page, callServer }) => {
  const dueDate = await addDueDate(callServer);
  await page.route('**/auth/vervaldagen*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"(Bedrag|Saldo)":121/g, '"$1":12345.6'),
    });
  });
  await page.goto(dueDate.address);
  await openPayment(page).click();
  await expect(amount(page)).toHaveValue('12345,60');
});

test('a payment by a colleague meanwhile is reported at the amount, with the open balance', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const dueDate = await addDueDate(callServer);
  await page.goto(dueDate.address);
  await openPayment(page).click();
  await amount(page).fill('100');
  await bank(page).selectOption('KBC');
  await payByCall(callServer, dueDate, 50);
  await save(page).click();
  await expect(notices(page).getByText(/meer dan er nog te betalen is/)).toBeVisible();
  await expect(dialog(page).getByText('Iemand anders was u voor')).toBeVisible();
  await expect(amount(page)).toHaveAccessibleDescription('Vul hoogstens 71,00 in.');
  await expect(amount(page)).toHaveValue('100,00');
  await expect(bank(page).locator('option:checked')).toHaveText('KBC');
  await expect(dialog(page).getByText(/saldo €\s71,00/)).toBeVisible();
  await amount(page).fill('71');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(balance(page)).toHaveText('0,00');
  expect(await readPayments(callServer, dueDate)).toEqual([71, 50]);
});

test('a failed load of the lists shows its cause, and Opnieuw loads them', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const { address } = await addDueDate(callServer);
  await page.goto(address);
  await page.route('**/auth/klanten/betalingthings', (route) => route.abort(), { times: 1 });
  await openPayment(page).click();
  await expect(dialog(page).getByText(/De server is niet bereikbaar/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Opnieuw' }).click();
  await expect(amount(page)).toHaveValue('121,00');
});

test('closing with unsaved input asks first, and discarded input is gone', async ({
  page,
  callServer,
}) => {
  const { address } = await addDueDate(callServer);
  await page.goto(address);
  await openPayment(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openPayment(page).click();
  await amount(page).fill('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  await expect(amount(page)).toHaveValue('12,00');
  await page.keyboard.press('Escape');
  await question.getByRole('button').last().click();
  await expect(dialog(page)).toBeHidden();
  await openPayment(page).click();
  await expect(amount(page)).toHaveValue('121,00');
  await expect(dialog(page).getByRole('button', { name: 'Terugzetten' })).toHaveCount(0);
});

test('a lost answer and a reopened dialog make one payment', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const dueDate = await addDueDate(callServer);
  await loseFirstAnswer(page);
  await page.goto(dueDate.address);
  await openPayment(page).click();
  await amount(page).fill('50');
  await save(page).click();
  await expect(notices(page).getByText(/niet bereikbaar/)).toBeVisible();
  await page.reload();
  await expect(paid(page)).toHaveText('50,00');
  await openPayment(page).click();
  await dialog(page).getByRole('button', { name: 'Terugzetten' }).press('Enter');
  await expect(amount(page)).toHaveValue('50,00');
  await expect(dialog(page)).toBeFocused();
  await save(page).click();
  await expect(dialog(page).getByText('De vorige poging was toch aangekomen')).toBeVisible();
  expect(await readPayments(callServer, dueDate)).toEqual([50]);
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await readPayments(callServer, dueDate)).toEqual([50, 50]);
});

test('a lost answer and a changed amount show the payment that was made, and make no other', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|status of 422/);
  const dueDate = await addDueDate(callServer);
  await loseFirstAnswer(page);
  await page.goto(dueDate.address);
  await openPayment(page).click();
  await amount(page).fill('50');
  await save(page).click();
  await expect(notices(page).getByText(/niet bereikbaar/)).toBeVisible();
  await amount(page).fill('60');
  await save(page).click();
  await expect(dialog(page).getByText('De vorige poging was toch aangekomen')).toBeVisible();
  await expect(dialog(page).getByText(/nog €\s71,00 te betalen/)).toBeVisible();
  await expect(amount(page)).toHaveValue('60,00');
  expect(await readPayments(callServer, dueDate)).toEqual([50]);
});

testFaults('a payment', ({ page, callServer }) => {
  const given: { dueDate?: Awaited<ReturnType<typeof addDueDate>> } = {};
  return {
    call: { method: 'POST', address: '**/auth/klanten/betaling' },
    open: async () => {
      given.dueDate = await addDueDate(callServer);
      await page.goto(given.dueDate.address);
      await openPayment(page).click();
      await amount(page).fill('50');
      await method(page).selectOption('KAS');
    },
    send: () => save(page).click(),
    restore: async () => {
      await openPayment(page).click();
      await dialog(page).getByRole('button', { name: 'Terugzetten' }).click();
    },
    expectTyped: async () => {
      await expect(amount(page)).toHaveValue('50,00');
      await expect(method(page)).toHaveValue('KAS');
    },
    expectSaved: async () => {
      await expect(notices(page).getByText('Met success is de betaling toegevoegd.')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(balance(page)).toHaveText('71,00');
    },
    expectOnce: async () => {
      if (!given.dueDate) throw new Error('Not opened');
      expect(await readPayments(callServer, given.dueDate)).toEqual([50]);
    },
  };
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [320, 'light'],
] as const) {
  test(`the payment has no violation of an axe rule, ${width} px, ${colorScheme}`, async ({
    page,
    callServer,
  }) => {
    const { address } = await addDueDate(callServer);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await openPayment(page).click();
    await expect(amount(page)).toBeVisible();
    await expectAccessible(page);
    await amount(page).fill('veel');
    await save(page).click();
    await expect(amount(page)).toHaveAccessibleDescription(/hoort niet/);
    await expectAccessible(page);
    await expectNothingCutOff(page);
  });
}
