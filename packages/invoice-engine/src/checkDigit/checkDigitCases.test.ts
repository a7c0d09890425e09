import { expect, test } from 'vitest';
import { isBelgianVatNumber } from './belgianVatNumber.ts';
import cases from './checkDigitCases.json' with { type: 'json' };
import { isGtin } from './gs1.ts';
import { isIban } from './iban.ts';
import { isStructuredCommunication } from './structuredCommunication.ts';

const checks = new Map<string, (text: string) => boolean>([
  ['be-vat', isBelgianVatNumber],
  ['iban', isIban],
  ['ogm', isStructuredCommunication],
  ['gln-gtin', isGtin],
]);

test.each(cases)('$kind $input: valid is $valid', ({ kind, input, valid }) => {
  expect(checks.get(kind)?.(input)).toBe(valid);
});

test('the cases hold valid and invalid numbers of every kind', () => {
  const seen = new Set(cases.map(({ kind, valid }) => `${kind} ${valid}`));
  const expected = [...checks.keys()].flatMap((kind) => [`${kind} true`, `${kind} false`]);
  expect([...seen].toSorted()).toEqual(expected.toSorted());
});
