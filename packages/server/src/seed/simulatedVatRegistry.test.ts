import {
  belgianVatCheckDigits,
  parseBelgianVatNumber,
  readCompanyData,
} from '@facturatie/invoice-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateCustomer } from './generate/generateCustomer.ts';
import { simulatedVatRegistry } from './simulatedVatRegistry.ts';

const registry = simulatedVatRegistry(1);

test('a seeded customer is found by its number, under its own name and address', async () => {
  let found = 0;
  for (let index = 0; index < 300; index += 1) {
    const customer = generateCustomer(1, index);
    const digits = parseBelgianVatNumber(customer.vatNumber ?? '');
    if (digits === undefined) continue;
    const answer = await registry.lookUp(digits);
    expect(answer).toMatchObject({
      verdict: 'registered',
      name: `${customer.salutation} ${customer.companyName}`,
      address: `${customer.street}\n${customer.postcode} ${customer.city}`,
      countryCode: 'BE',
    });
    found += 1;
  }
  expect(found).toBeGreaterThan(200);
});

test('every other number is a company that reads into the fields of a customer, always the same', async () => {
  const numbers = fc
    .integer({ min: 2_000_000, max: 19_999_999 })
    .map((number) => String(number).padStart(8, '0'))
    .map((eight) => eight + belgianVatCheckDigits(eight));
  await fc.assert(
    fc.asyncProperty(numbers, async (digits) => {
      const answer = await registry.lookUp(digits);
      expect(answer).toEqual(await simulatedVatRegistry(1).lookUp(digits));
      if (answer.verdict !== 'registered') throw new Error(answer.verdict);
      const { salutation, companyName, invoiceAddress } = readCompanyData(answer);
      expect([salutation, companyName, ...Object.values(invoiceAddress)]).not.toContain('');
    }),
  );
});

test('numbers below those that are given out are unregistered', async () => {
  expect(await registry.lookUp('0100000083')).toEqual({ verdict: 'unregistered' });
});
