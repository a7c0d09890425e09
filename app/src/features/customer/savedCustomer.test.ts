import { customerNumber } from '@facturatie/api-contract';
import { validateCustomer } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { fieldValues } from '../record/fieldPath.ts';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { customerFormOf, newCustomer } from './savedCustomer.ts';

const lists = {
  groups: [],
  representatives: [],
  countingTypes: [],
  countries: [],
  salutations: [],
};
const { values } = newCustomer({ number: customerNumber('1001'), ...lists }, 'Pluto');

test('§3 a new customer has a number, country BE, counting type F, no discount and no credit', () => {
  expect(values).toMatchObject({
    number: '1001',
    groupId: null,
    companyName: 'Pluto',
    countingType: 'F',
    discount: 0,
    creditLimit: 0,
    emailVerified: false,
    invoiceAddress: { country: 'BE' },
    deliveryAddress: { country: 'BE' },
  });
});

test('§5 all it lacks is its group', () => {
  expect(validateCustomer(values).map(({ path, code }) => [path, code])).toEqual([
    ['groupId', 'required'],
  ]);
  expect(() => customerFormOf(values)).toThrow(RangeError);
  const { peppolId: _, asksOrderNumber: __, ...form } = values;
  expect(customerFormOf({ ...values, groupId: 3 })).toEqual({ ...form, groupId: 3 });
});

test('every field has a label, and each label is unique: a message names its field by it', () => {
  const words: Readonly<Record<string, string>> = customerText.fields;
  const labels = fieldValues(values).map(([path]) => words[path]);
  expect(labels).not.toContain(undefined);
  expect(new Set(labels).size).toBe(labels.length);
});
