import { expect, test } from 'vitest';
import { shownCustomerValue } from './shownCustomerValue.ts';

const lookups = {
  groups: [{ id: 3, name: 'Horeca' }],
  representatives: [{ id: 4, name: 'Els' }],
  countingTypes: [{ key: 'F', value: 'Factuur' }],
  countries: [{ key: 'NL', value: 'Nederland' }],
  salutations: [],
};

test.each([
  ['discount', 2_50, '2,5\u00a0%'],
  ['creditLimit', 1234_50, '1.234,50'],
  ['groupId', 3, 'Horeca'],
  ['representativeId', 4, 'Els'],
  ['countingType', 'F', 'Factuur'],
  ['invoiceAddress.country', 'NL', 'Nederland'],
  ['deliveryAddress.country', 'NL', 'Nederland'],
  ['deliveryAddress.country', 'XX', 'XX'],
  ['notes', 'Gebeld', 'Gebeld'],
])('%s %j of a customer is shown as %j', (path, value, shown) => {
  expect(shownCustomerValue(path, value, lookups)).toBe(shown);
});
