import {
  cell,
  customerField,
  notices,
  pickCustomer,
  save,
  typeLine,
} from '../fixtures/documentEditor.ts';
import { firstCustomer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { testFaults } from '../fixtures/testFaults.ts';

test.use({ isSignedIn: true });

let made = 0;

testFaults('a new invoice', ({ page, callServer }) => {
  const description = `Wankel ${(made += 1)}-${test.info().parallelIndex}-${test.info().title.length}`;
  const reference = page.getByRole('textbox', { name: 'Referentie' });
  let customer = '';
  return {
    call: { method: 'POST', address: '**/auth/verkoopdocumenten/factuur' },
    open: async () => {
      customer = (await firstCustomer(callServer)).Naambedrijf;
      await page.goto('/toevoegen/verkopen/factuur');
      await pickCustomer(page, customer);
      await reference.fill(description);
      await typeLine(page, 1, description, '3', '12,5');
    },
    send: () => save(page).click(),
    expectTyped: async () => {
      await expect(customerField(page)).toHaveValue(customer);
      await expect(reference).toHaveValue(description);
      await expect(cell(page, 'Omschrijving')).toHaveValue(description);
      await expect(cell(page, 'Aantal')).toHaveValue('3');
      await expect(cell(page, 'Prijs')).toHaveValue('12,50');
    },
    expectSaved: async () => {
      await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
      await expect(page).toHaveURL(/\/verkopen\/facturen\?/);
    },
    expectOnce: async () => {
      const found = await callServer<{ verkoopdocumenten: { data: object[] } }>(
        'GET',
        `/auth/verkoopdocumenten?type=11&page=1&per_page=10&q=${encodeURIComponent(description)}`,
      );
      expect(found.verkoopdocumenten.data).toHaveLength(1);
    },
  };
});
