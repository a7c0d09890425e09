import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatStructuredCommunication,
  isStructuredCommunication,
  parseStructuredCommunication,
  structuredCommunicationOf,
} from './structuredCommunication.ts';
import { singleDigitChanges } from './testing/singleDigitChanges.ts';

const communications = fc
  .integer({ min: 0, max: 9_999_999_999 })
  .map((reference) => structuredCommunicationOf(String(reference)));

describe('structuredCommunicationOf', () => {
  test('puts the check digits behind ten digits of reference', () => {
    expect(structuredCommunicationOf('909337554')).toBe('090933755493');
    expect(structuredCommunicationOf('2026000123')).toBe('202600012320');
  });

  test('gives 97 where the remainder is 0', () => {
    expect(structuredCommunicationOf('97')).toBe('000000009797');
    expect(structuredCommunicationOf('0')).toBe('000000000097');
  });

  test.each(['', '12345678901', '12a', '-1', '1.5'])('refuses the reference %j', (reference) => {
    expect(() => structuredCommunicationOf(reference)).toThrow(RangeError);
  });

  test('is always valid, and with one digit changed never', () => {
    fc.assert(
      fc.property(communications, (digits) => {
        expect(isStructuredCommunication(digits)).toBe(true);
        expect(singleDigitChanges(digits).filter(isStructuredCommunication)).toEqual([]);
      }),
    );
  });
});

describe('parseStructuredCommunication', () => {
  test.each([
    '+++090/9337/55493+++',
    '***090/9337/55493***',
    '090/9337/55493',
    ' +++ 090 / 9337 / 55493 +++ ',
    '090 9337 55493',
    '090933755493',
  ])('reads %j', (text) => {
    expect(parseStructuredCommunication(text)).toBe('090933755493');
  });

  test.each([
    '',
    '++++++',
    '+++090/9337/55493***',
    '+++090/9337/55493',
    '0909/337/55493',
    '090/933755493',
    '09093375549',
    '0909337554930',
  ])('refuses %j', (text) => {
    expect(parseStructuredCommunication(text)).toBeUndefined();
  });

  test('reads back what formatStructuredCommunication writes', () => {
    fc.assert(
      fc.property(communications, (digits) => {
        const shown = formatStructuredCommunication(digits) ?? '';
        expect(shown).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
        expect(parseStructuredCommunication(shown)).toBe(digits);
      }),
    );
  });

  test('has no written form for what is not valid', () => {
    expect(formatStructuredCommunication('090933755494')).toBeUndefined();
  });
});
