import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatStructuredCommunication,
  isStructuredCommunication,
  parseStructuredCommunication,
  structuredCommunicationOf,
  structuredCommunicationOfDocument,
} from './structuredCommunication.ts';
import { singleDigitChanges } from './testing/singleDigitChanges.ts';

const communications = fc
  .integer({ min: 0, max: 9_999_999_999 })
  .map((reference) => structuredCommunicationOf(String(reference)));

describe('C6 a structured communication', () => {
  test('has its check digits behind ten digits of reference', () => {
    expect(structuredCommunicationOf('909337554')).toBe('090933755493');
    expect(structuredCommunicationOf('2026000123')).toBe('202600012320');
  });

  test('ends in 97 where the remainder is 0', () => {
    expect(structuredCommunicationOf('97')).toBe('000000009797');
    expect(structuredCommunicationOf('0')).toBe('000000000097');
  });

  test.each(['', '12345678901', '12a', '-1', '1.5'])('has no reference %j', (reference) => {
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

describe('C7 the structured communication of a document', () => {
  test.each([
    ['20261100042', '026110004201'],
    ['2026/11-00042', '026110004201'],
    ['F 7', '000000000707'],
  ])('number %s is %s', (documentNumber, digits) => {
    expect(structuredCommunicationOfDocument(documentNumber)).toBe(digits);
  });

  test('is printed in groups between plus signs', () => {
    const digits = structuredCommunicationOfDocument('20261100042');
    expect(formatStructuredCommunication(digits)).toBe('+++026/1100/04201+++');
  });

  test.each(['', 'F', '٣'])('cannot be made of %j', (documentNumber) => {
    expect(() => structuredCommunicationOfDocument(documentNumber)).toThrow(RangeError);
  });

  test('distinguishes all documents of a kind in the years 2000 to 2999', () => {
    const numbers = fc.record({
      year: fc.integer({ min: 2000, max: 2999 }),
      count: fc.integer({ min: 1, max: 99_999 }),
    });
    const numberOf = ({ year, count }: { year: number; count: number }): string =>
      `${year}11${String(count).padStart(5, '0')}`;
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [a, b] = [numberOf(one), numberOf(other)];
        const digits = structuredCommunicationOfDocument(a);
        expect(isStructuredCommunication(digits)).toBe(true);
        expect(digits === structuredCommunicationOfDocument(b)).toBe(a === b);
      }),
    );
  });
});

describe('C8, C11 reading and writing a structured communication', () => {
  test.each([
    '+++090/9337/55493+++',
    '***090/9337/55493***',
    '090/9337/55493',
    ' +++ 090 / 9337 / 55493 +++ ',
    '090 9337 55493',
    '090933755493',
    '090-9337-55493',
    '+++090.9337.55493+++',
    'OGM: +++090/9337/55493+++',
    'Gestructureerde mededeling 090/9337/55493',
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
    '090/9337-55493',
    '09093375549',
    '0909337554930',
  ])('refuses %j', (text) => {
    expect(parseStructuredCommunication(text)).toBeUndefined();
  });

  test('writes it in groups between plus signs', () => {
    expect(formatStructuredCommunication('090933755493')).toBe('+++090/9337/55493+++');
  });

  test('reads back what it writes', () => {
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
