import type { Page } from '@playwright/test';
import { addCustomer, countCustomers } from '../fixtures/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { testFaults, testFaultsAgain } from '../fixtures/testFaults.ts';

test.use({ isSignedIn: true });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true });
const saved = (page: Page) =>
  page.getByRole('region', { name: 'Meldingen' }).getByText('Opslaan Klant').first();

let made = 0;
const newName = () => `Storing ${process.pid} ${Date.now().toString(36)} ${(made += 1)}`;

testFaults('a new customer', ({ page, callServer }) => {
  const name = newName();
  return {
    call: { method: 'POST', address: '**/auth/klanten' },
    open: async () => {
      await page.goto('/toevoegen/klanten');
      await field(page, 'Klantgroep').selectOption({ index: 1 });
      await field(page, 'Naambedrijf').fill(name);
      await field(page, 'Korting').fill('2,5');
    },
    send: () => save(page).click(),
    expectTyped: async () => {
      await expect(field(page, 'Naambedrijf')).toHaveValue(name);
      await expect(field(page, 'Korting')).toHaveValue(/^2,5/);
    },
    expectSaved: async () => {
      await expect(page).toHaveURL(/\/klanten\/\d+$/);
      await expect(saved(page)).toBeVisible();
    },
    expectOnce: async () => expect(await countCustomers(callServer, name)).toBe(1),
  };
});

testFaultsAgain('a customer', ({ page, callServer }) => {
  const name = newName();
  let number = '';
  return {
    call: { method: 'PUT', address: '**/auth/klanten/*' },
    open: async () => {
      number = (await addCustomer(callServer, name)).Klantnummer;
      await page.goto(`/klanten/${number}`);
      await field(page, 'Notities').fill('Belt liefst na 17 uur');
    },
    send: () => save(page).click(),
    expectTyped: () => expect(field(page, 'Notities')).toHaveValue('Belt liefst na 17 uur'),
    expectSaved: () => expect(saved(page)).toBeVisible(),
    expectOnce: async () => {
      const { klant } = await callServer<{ klant: { Notities: string } }>(
        'GET',
        `/auth/klanten/${number}`,
      );
      expect(klant.Notities).toBe('Belt liefst na 17 uur');
    },
  };
});
