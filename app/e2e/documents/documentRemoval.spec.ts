import type { Page } from '@playwright/test';
import { notices, save } from '../fixtures/documentEditor.ts';
import { addDocumentOfToday } from '../fixtures/documents.ts';
import { expect, logIn, test } from '../fixtures/test.ts';
import { testFaultsAgain } from '../fixtures/testFaults.ts';

// A removal is sent with the cookie of a session, which begins in this browser.
test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible();
});

const remove = (page: Page) => page.getByRole('button', { name: 'Verwijderen' });
const question = (page: Page) => page.getByRole('alertdialog');
const reference = (page: Page) => page.getByRole('textbox', { name: 'Referentie' });

async function removeSurely(page: Page) {
  await remove(page).click();
  await question(page).getByRole('button', { name: 'Verwijderen' }).click();
}

test(
  'removing a quote asks first, also discards its unsaved input, and updates the list',
  { tag: '@core' },
  async ({ page, callServer, complaints }) => {
    complaints.expect(/status of 404/);
    const number = await addDocumentOfToday(callServer, 'offerte');
    const address = `/verkopen/offertes/${number}`;
    await page.goto(address);
    await reference(page).fill('Niet opgeslagen');
    await remove(page).click();
    await expect(question(page)).toContainText(`Offerte ${number} verwijderen?`);
    await question(page).getByRole('button', { name: 'Annuleren' }).click();
    await expect(remove(page)).toBeFocused();
    await removeSurely(page);
    await expect(notices(page).getByText(`Offerte ${number} is verwijderd.`)).toBeVisible();
    await expect(page).toHaveURL(/\/verkopen\/offertes\?/);
    await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(0);
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
    );
    expect(drafts).toEqual([]);
    // Back does not lead to what is gone.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goto(address);
    await expect(page.getByRole('main').getByText(/Dit document bestaat niet/)).toBeVisible();
  },
);

test('the last invoice of its series is removed; one before it, and one that a colleague changed, are not', async ({
  page,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const first = await addDocumentOfToday(callServer, 'factuur');
  const last = await addDocumentOfToday(callServer, 'factuur');
  await page.goto(`/verkopen/facturen/${first}`);
  await removeSurely(page);
  await expect(notices(page).getByText(/Alleen de laatste factuur/)).toBeVisible();
  // It can be tried again.
  await remove(page).click();
  await question(page).getByRole('button', { name: 'Annuleren' }).click();
  await page.goto(`/verkopen/facturen/${last}`);
  await expect(reference(page)).toBeVisible();
  const path = `/auth/verkoopdocumenten/${last}`;
  const { document } = await callServer<{ document: object }>('GET', path);
  await callServer('PUT', path, { ...document, Referentie: 'Van een collega' });
  await removeSurely(page);
  await expect(notices(page).getByText(/Er is niets verwijderd/)).toBeVisible();
  await page.reload();
  await expect(reference(page)).toHaveValue('Van een collega');
  await removeSurely(page);
  await expect(notices(page).getByText(`Factuur ${last} is verwijderd.`)).toBeVisible();
  await expect(page).toHaveURL(/\/verkopen\/facturen\?/);
});

test('a document that is removed in another tab keeps its unsaved input', async ({
  page,
  context,
  callServer,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const number = await addDocumentOfToday(callServer, 'offerte');
  const other = await context.newPage();
  await other.goto(`/verkopen/offertes/${number}`);
  await reference(other).fill('In het andere tabblad');
  await page.goto(`/verkopen/offertes/${number}`);
  await removeSurely(page);
  await expect(page).toHaveURL(/\/verkopen\/offertes\?/);
  await save(other).click();
  await expect(notices(other).getByText(/Dit document bestaat niet/)).toBeVisible();
  await expect(reference(other)).toHaveValue('In het andere tabblad');
});

testFaultsAgain('the removal of a quote', ({ page, callServer }) => {
  let number = '';
  return {
    call: { method: 'DELETE', address: '**/Invoice/Remove?*' },
    open: async () => {
      number = await addDocumentOfToday(callServer, 'offerte');
      await page.goto(`/verkopen/offertes/${number}`);
      await expect(reference(page)).toBeVisible();
    },
    send: () => removeSurely(page),
    restore: async () => {},
    expectTyped: () => expect(page.getByLabel('Offertenummer')).toHaveValue(number),
    expectSaved: async () => {
      await expect(notices(page).getByText(`Offerte ${number} is verwijderd.`)).toBeVisible();
      await expect(page).toHaveURL(/\/verkopen\/offertes\?/);
    },
    expectOnce: async () => {
      const found = await callServer<{ verkoopdocumenten: { data: object[] } }>(
        'GET',
        `/auth/verkoopdocumenten?type=10&page=1&per_page=10&q=${number}`,
      );
      expect(found.verkoopdocumenten.data).toEqual([]);
    },
  };
});
