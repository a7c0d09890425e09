import { describe, expect, test } from 'vitest';
import { isBelgianVatNumber } from './belgianVatNumber.ts';
import cases from './checkDigitCases.json' with { type: 'json' };
import { isGs1Number } from './gs1.ts';
import { isIban } from './iban.ts';
import { isStructuredCommunication } from './structuredCommunication.ts';

describe.each([
  { rule: 'C1', kind: 'be-vat', isValid: isBelgianVatNumber },
  { rule: 'C4', kind: 'iban', isValid: isIban },
  { rule: 'C6', kind: 'ogm', isValid: isStructuredCommunication },
  { rule: 'C10', kind: 'gln-gtin', isValid: isGs1Number },
])('$rule known verdicts on $kind', ({ kind, isValid }) => {
  const known = cases.filter((one) => one.kind === kind);

  test.each(known)('$input: valid is $valid', ({ input, valid }) => {
    expect(isValid(input)).toBe(valid);
  });

  test('are given for valid and for invalid numbers', () => {
    expect(new Set(known.map(({ valid }) => valid))).toEqual(new Set([true, false]));
  });
});

test('C1, C4, C6 and C10 are all that there are known verdicts for', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(
    new Set(['be-vat', 'iban', 'ogm', 'gln-gtin']),
  );
});
