import type { Page } from '@playwright/test';
import { groupsNamed, makeGroup } from '../fixtures/customerGroups.ts';
import { expect, test } from '../fixtures/test.ts';
import { testFaults, testFaultsAgain } from '../fixtures/testFaults.ts';

test.use({ isSignedIn: true });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const group = (page: Page) => page.getByRole('textbox', { name: /^Groep/ });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notities' });
const pressSave = (page: Page) =>
  page.getByRole('button', { name: 'Opslaan', exact: true }).click();

let made = 0;
const newName = () =>
  `Wankel ${(made += 1)}-${test.info().parallelIndex}-${test.info().title.length}`;

testFaults('a new customer group', ({ page, callServer }) => {
  const name = newName();
  return {
    call: { method: 'POST', address: '**/auth/klantengroep' },
    open: async () => {
      await page.goto('/toevoegen/groepen/klanten');
      await group(page).fill(name);
      await notes(page).fill('twee\nregels');
    },
    send: () => pressSave(page),
    expectTyped: async () => {
      await expect(group(page)).toHaveValue(name);
      await expect(notes(page)).toHaveValue('twee\nregels');
    },
    expectSaved: async () => {
      await expect(
        notices(page).getByText('Met success is de klant gegevens opgeslagen.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/groepen\/klanten\/\d+$/);
    },
    expectOnce: async () => {
      expect(await groupsNamed(callServer, name)).toMatchObject([{ Notities: 'twee\nregels' }]);
    },
  };
});

testFaultsAgain('a changed customer group', ({ page, callServer }) => {
  const name = newName();
  return {
    call: { method: 'PUT', address: '**/auth/klantengroep/*' },
    open: async () => {
      await page.goto(`/groepen/klanten/${await makeGroup(callServer, name)}`);
      await notes(page).fill('Bij te werken');
    },
    send: () => pressSave(page),
    expectTyped: () => expect(notes(page)).toHaveValue('Bij te werken'),
    expectSaved: () =>
      expect(
        notices(page).getByText('Met success is de klantengroep gegevens opgeslagen.'),
      ).toBeVisible(),
    expectOnce: async () => {
      expect(await groupsNamed(callServer, name)).toMatchObject([{ Notities: 'Bij te werken' }]);
    },
  };
});

testFaultsAgain('the removal of a customer group', ({ page, callServer }) => {
  const name = newName();
  return {
    call: { method: 'DELETE', address: '**/auth/klantengroep/*' },
    open: async () => {
      await page.goto(`/groepen/klanten/${await makeGroup(callServer, name)}`);
      await expect(group(page)).toHaveValue(name);
    },
    send: async () => {
      await page.getByRole('button', { name: 'Verwijderen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    },
    restore: async () => {},
    expectTyped: () => expect(group(page)).toHaveValue(name),
    expectSaved: async () => {
      await expect(
        notices(page).getByText('Met success is de klantengroep verwijdert.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/groepen\/klanten\?/);
    },
    expectOnce: async () => expect(await groupsNamed(callServer, name)).toEqual([]),
  };
});
