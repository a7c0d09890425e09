import { expect, test } from 'vitest';
import { validForms } from '../testing/validForms.ts';
import { validateCustomer } from '../validateCustomer.ts';

test('V38 a customer number of 51 characters is refused, of 50 it is not', () => {
  const withNumber = (number: string) => validateCustomer({ ...validForms.customer.valid, number });
  expect(withNumber('7'.repeat(50))).toEqual([]);
  expect(withNumber('7'.repeat(51))).toStrictEqual([
    { path: 'number', code: 'length', rule: 'V9', values: { maximum: '50' } },
  ]);
});
