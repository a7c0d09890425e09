import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, readDecimal } from './decimal.ts';
import type { Integer } from './integer.ts';
import { arbitraryInteger } from './testing/arbitraryNumbers.ts';
import { canonical } from './testing/rational.ts';

describe('M5 decimal text is read digit by digit:', () => {
  test.each<[string, number, Integer]>([
    ['12.5', 2, 1250],
    ['12', 2, 1200],
    ['12.34', 2, 1234],
    ['0.500', 2, 50],
    ['0.5000000', 2, 50],
    ['007', 2, 700],
    ['-0.05', 2, -5],
    ['-12', 0, -12],
    ['12.000', 0, 12],
    ['1.005', 3, 1005],
    ['8.345', 4, 83_450],
    ['90071992547409.91', 2, Number.MAX_SAFE_INTEGER],
    ['90071992547409.92', 2, 2n ** 53n],
    ['-90071992547409.92', 2, -(2n ** 53n)],
  ])('%s with %d decimals', (text, decimals, value) => {
    expect(readDecimal(text, decimals)).toStrictEqual({ value });
  });
});

test('M4, M5 minus nothing is 0', () => {
  expect(readDecimal('-0', 2)).toStrictEqual({ value: 0 });
  expect(readDecimal('-0.00', 2)).toStrictEqual({ value: 0 });
});

describe('M5 more decimals than the unit holds are refused, not rounded:', () => {
  test.each([
    ['0.005', 2],
    ['1.001', 2],
    ['-1.999', 2],
    ['0.0000000001', 4],
    ['1.1', 0],
    ['1.0010', 2],
  ])('%s with %d decimals', (text, decimals) => {
    expect(readDecimal(text, decimals)).toStrictEqual({ code: 'decimals' });
  });
});

describe('M5 nothing else is a number:', () => {
  test.each([
    '',
    ' ',
    '-',
    '.',
    '-.',
    '1.',
    '.5',
    '-.5',
    '--1',
    '+1',
    '- 1',
    '1-',
    '1e5',
    '1E5',
    '1e-2',
    '0x10',
    '0b1',
    '0o7',
    ' 1',
    '1 ',
    '1\n',
    '\n1',
    '\t1',
    '1\u00A0',
    '1,5',
    '1.000,00',
    '1,000.00',
    '1_000',
    "1'000",
    '1.2.3',
    '٣',
    '１',
    '1٣',
    '²',
    '½',
    '∞',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'undefined',
    'true',
    '€1',
    '1n',
    '1\u0000',
    '\u22121',
    '1\u200B',
  ])('%j', (text) => {
    expect(readDecimal(text, 2)).toStrictEqual({ code: 'malformed' });
  });
});

describe('M5 long text is parsed without loss:', () => {
  test.each([
    ['100,000 zeros', '0'.repeat(100_000), { value: 0 }],
    ['100,000 zeros behind the point', `1.${'0'.repeat(100_000)}`, { value: 100 }],
    ['a digit behind 100,000 zeros', `1.${'0'.repeat(100_000)}1`, { code: 'decimals' }],
    ['a letter behind 100,000 zeros', `${'0'.repeat(100_000)}x`, { code: 'malformed' }],
    ['100,000 minuses', '-'.repeat(100_000), { code: 'malformed' }],
    ['1,000 nines', '9'.repeat(1000), { value: 10n ** 1002n - 100n }],
  ])('%s', (_, text, reading) => {
    expect(readDecimal(text, 2)).toStrictEqual(reading);
  });
});

test('M5 any other text gives a reason, and every text a result', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-') })),
      fc.nat({ max: 6 }),
      (text, decimals) => {
        const isNumber = /^-?[0-9]+([.][0-9]+)?$/.test(text);
        const reading = readDecimal(text, decimals);
        expect('code' in reading && reading.code === 'malformed').toBe(!isNumber);
        const places = (text.split('.')[1] ?? '').replace(/0*$/, '').length;
        expect('value' in reading).toBe(isNumber && places <= decimals);
      },
    ),
  );
});

describe('M6 a number is written with all its decimals:', () => {
  test.each<[Integer, number, string]>([
    [1250, 2, '12.50'],
    [-5, 2, '-0.05'],
    [5, 2, '0.05'],
    [50, 2, '0.50'],
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [3350, 4, '0.3350'],
    [2500, 3, '2.500'],
    [7, 0, '7'],
    [-7, 0, '-7'],
    [0, 0, '0'],
    [9_999_999_989_000_000n, 2, '99999999890000.00'],
    [-9_999_999_989_000_001n, 2, '-99999999890000.01'],
  ])('%s with %d decimals is %s', (scaled, decimals, text) => {
    expect(formatDecimal(scaled, decimals)).toBe(text);
  });
});

test('M6 what is written reads back as the same number', () => {
  fc.assert(
    fc.property(arbitraryInteger, fc.nat({ max: 6 }), (value, decimals) => {
      expect(readDecimal(formatDecimal(value, decimals), decimals)).toStrictEqual({
        value: canonical(BigInt(value)),
      });
    }),
  );
});
