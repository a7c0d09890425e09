import type { Page } from '@playwright/test';
import {
  cell,
  customerField,
  notices,
  pickCustomer,
  total,
  typeLine,
} from '../fixtures/documentEditor.ts';
import { addDocumentOfToday, firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const reference = (page: Page) => page.getByRole('textbox', { name: 'Referentie' });

/** Types an invoice of one line, and does not save it. */
async function typeInvoice(page: Page, callServer: Parameters<typeof firstCustomer>[0]) {
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto('/toevoegen/verkopen/factuur');
  await pickCustomer(page, Naambedrijf);
  await typeLine(page, 1, 'Werkuren', '1', '10');
}

/**
 * Holds back saves of documents until the returned function is called. Call it before the page is
 * opened: a request that starts while Chromium installs the route can escape.
 */
async function holdSave(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/verkoopdocumenten/*', async (route) => {
    if (route.request().method() !== 'GET') await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Requests a save, edits while it is held back, and requests another. */
async function saveTwice(page: Page, letGo: () => void, typed: string) {
  const saving = page.waitForRequest((request) => request.method() !== 'GET');
  await page.keyboard.press('Control+s');
  await saving;
  await reference(page).fill(typed);
  await page.keyboard.press('Control+s');
  letGo();
}

for (const [where, field, begun, rest, shown] of [
  [
    'in the head',
    (page: Page) => reference(page),
    'Werf Gent',
    'dringend, ',
    'Werf dringend, Gent',
  ],
  [
    'in a description',
    (page: Page) => cell(page, 'Omschrijving'),
    'Werk Gent',
    'aan de gevel in ',
    'Werk aan de gevel in Gent',
  ],
] as const) {
  test(`typing ${where} while a document is created continues on its own screen, in the same field at the same position`, async ({
    page,
    callServer,
  }) => {
    const letGo = await holdSave(page);
    await typeInvoice(page, callServer);
    await field(page).fill(begun);
    for (let left = 0; left < 'Gent'.length; left += 1) await page.keyboard.press('ArrowLeft');
    const saving = page.waitForRequest('**/verkoopdocumenten/factuur');
    await page.keyboard.press('Control+s');
    await saving;
    const [first = '', ...others] = rest;
    await page.keyboard.type(first);
    await expect(field(page)).toHaveValue(begun.replace('Gent', `${first}Gent`));
    const typed = page.keyboard.type(others.join(''), { delay: 25 });
    letGo();
    await typed;
    await expect(page).toHaveURL(/\/verkopen\/facturen\/\d+$/);
    await expect(field(page)).toHaveValue(shown);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue(shown);
  });
}

test('a save that is requested while a document is created is sent from its own screen', async ({
  page,
  callServer,
}) => {
  const letGo = await holdSave(page);
  await typeInvoice(page, callServer);
  await saveTwice(page, letGo, 'Werf Gent');
  await expect(page).toHaveURL(/\/verkopen\/facturen\/\d+$/);
  await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
  await page.reload();
  await expect(reference(page)).toHaveValue('Werf Gent');
});

test('a save that is requested during a save follows it, without a second press', async ({
  page,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'factuur');
  const letGo = await holdSave(page);
  await page.goto(`/verkopen/facturen/${number}`);
  await reference(page).fill('Een');
  await saveTwice(page, letGo, 'Twee');
  await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
  await page.reload();
  await expect(reference(page)).toHaveValue('Twee');
});

test('a number that is half typed when a document is created stays so on its own screen, and undo reverts it', async ({
  page,
  callServer,
}) => {
  const letGo = await holdSave(page);
  await typeInvoice(page, callServer);
  const saving = page.waitForRequest('**/verkoopdocumenten/factuur');
  await cell(page, 'Prijs').focus();
  await page.keyboard.press('Control+s');
  await saving;
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12,');
  letGo();
  await expect(page).toHaveURL(/\/verkopen\/facturen\/\d+$/);
  await expect(cell(page, 'Prijs')).toBeFocused();
  await expect(cell(page, 'Prijs')).toHaveValue('12,');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Prijs')).toHaveValue('12,50');
  await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 12,50');
  await cell(page, 'Omschrijving').press('Control+z');
  await expect(cell(page, 'Prijs')).toHaveValue('10,00');
});

test('a document that is opened again is edited in its current state', async ({
  page,
  callServer,
}) => {
  const number = await addDocumentOfToday(callServer, 'factuur');
  await page.goto(`/verkopen/facturen/${number}`);
  for (const said of ['Een', 'Twee']) {
    await reference(page).fill(said);
    // The notice of an earlier save may still be there.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Control+s');
    await saved;
    await expect(notices(page).getByText('Updated Successfully.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Terug', exact: true }).click();
    await expect(page).toHaveURL(/\/verkopen\/facturen\?/);
    await page.goBack();
    await expect(reference(page)).toHaveValue(said);
  }
  await expect(customerField(page)).not.toHaveValue('');
});
