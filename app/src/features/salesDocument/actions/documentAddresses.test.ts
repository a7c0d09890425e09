import { expect, test } from 'vitest';
import { convertAddress, creditAddress, documentAddress } from './documentAddresses.ts';

test.each([
  ['quote', '/verkopen/offertes/2026%2F1'],
  ['invoice', '/verkopen/facturen/2026%2F1'],
  ['creditNote', '/verkopen/creditnotas/2026%2F1'],
] as const)('the %s 2026/1 has the address %s', (kind, address) => {
  expect(documentAddress(kind, '2026/1')).toBe(address);
});

test('an invoice is made of a quote, and a credit note of an invoice', () => {
  expect(convertAddress('2026/1')).toBe('/toevoegen/verkopen/factuur?offerte=2026%2F1');
  expect(creditAddress('2026/1')).toBe('/toevoegen/verkopen/creditnota?factuur=2026%2F1');
});
