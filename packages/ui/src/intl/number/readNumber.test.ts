import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entries } from '../reading.ts';
import { formatMoney, readMoney } from './money.ts';
import { formatPercent, readPercent } from './percent.ts';
import { formatQuantity, readQuantity } from './quantity.ts';
import { formatWholeNumber } from './formatNumber.ts';
import { readNumber, readWholeNumber } from './readNumber.ts';

const safe = fc.maxSafeInteger();
const bothEntries = fc.constantFrom(...entries);

/** How many values a run of a property tries: 4,000 in all, 400,000 in the long run. */
const perRun = 40;

describe('what a field gets', () => {
  test('a reading is the value, and the text it is shown as', () => {
    expect(readMoney(' 1234.5 ', { entry: 'typed' })).toEqual({ value: 123450, text: '1.234,50' });
    expect(readPercent('21.50%', { entry: 'typed' })).toEqual({ value: 2150, text: '21,5' });
    expect(readQuantity('1 234,50', { entry: 'typed' })).toEqual({
      value: 1234500,
      text: '1234,5',
    });
    expect(readWholeNumber('1250', { entry: 'typed' })).toEqual({ value: 1250, text: '1.250' });
  });

  test('empty is no value, and no error', () => {
    expect(readMoney(' \u00A0', { entry: 'pasted' })).toEqual({ value: null, text: '' });
  });

  test.each([
    ['12 stuks', { error: 'notANumber', part: 'stuks' }],
    ['12 50', { error: 'notANumber', part: '12 50' }],
    ['$ 12', { error: 'otherUnit', part: '$' }],
    ['12\t13', { error: 'severalNumbers' }],
    ['0475123456', { error: 'leadingZeros' }],
    ['12,5,0', { error: 'secondDecimalMark' }],
    [`12,50${' '.repeat(100)}€`, { error: 'notANumber', part: '' }],
    ['12,3456', { error: 'tooManyDecimals', decimals: 2 }],
    ['90071992547409,92', { error: 'tooLarge', maximum: Number.MAX_SAFE_INTEGER }],
    ['-90071992547409,92', { error: 'tooSmall', minimum: -Number.MAX_SAFE_INTEGER }],
  ])('%j: why it is refused', (text, result) => {
    expect(readMoney(text, { entry: 'typed' })).toEqual(result);
  });

  test('a value outside the bounds is refused with the bound, never moved to it', () => {
    const rules = { entry: 'typed', minimum: 100, maximum: 12550 } as const;
    expect(readMoney('125,51', rules)).toEqual({ error: 'tooLarge', maximum: 12550 });
    expect(readMoney('0,99', rules)).toEqual({ error: 'tooSmall', minimum: 100 });
    expect(readMoney('125,50', rules)).toEqual({ value: 12550, text: '125,50' });
  });

  test('a minus is named where none can be, but -0 is 0', () => {
    const rules = { entry: 'typed', minimum: 0 } as const;
    expect(readMoney('-12,50', rules)).toEqual({ error: 'minusNotAllowed' });
    expect(readMoney('(12,50)', rules)).toEqual({ error: 'minusNotAllowed' });
    expect(readMoney('-0,00', rules)).toEqual({ value: 0, text: '0,00' });
  });

  test('only valid values are offered', () => {
    const offered = { value: 123400, text: '1.234,00' };
    const refused = { error: 'tooManyDecimals', decimals: 2 };
    const entry = 'pasted';
    expect(readMoney('1,234', { entry })).toEqual({ ...refused, alternative: offered });
    expect(readMoney('1,234', { entry, maximum: 99999 })).toEqual(refused);
  });

  test('a reading out of bounds still offers the other one', () => {
    expect(readQuantity('1.250', { entry: 'pasted', maximum: 99000 })).toEqual({
      error: 'tooLarge',
      maximum: 99000,
      alternative: { value: 1250, text: '1,25' },
    });
  });

  test('a point that was read as thousands separator is reported, also when nothing is offered', () => {
    expect(readMoney('1.234', { entry: 'typed' })).toEqual({
      value: 123400,
      text: '1.234,00',
      isAssumed: true,
    });
    expect(readMoney('1.234,00', { entry: 'typed' })).toEqual({ value: 123400, text: '1.234,00' });
    expect(readWholeNumber('1.234', { entry: 'typed' })).toEqual({ value: 1234, text: '1.234' });
  });

  test('the two readings of one mark before three digits', () => {
    const typed = readQuantity('12.500', { entry: 'typed' });
    const pasted = readQuantity('12.500', { entry: 'pasted' });
    const decimal = { value: 12500, text: '12,5' };
    const thousands = { value: 12500000, text: '12500' };
    expect([typed, pasted]).toEqual([
      { ...decimal, alternative: thousands, isAssumed: true },
      { ...thousands, alternative: decimal, isAssumed: true },
    ]);
  });
});

describe('what is written is read again', () => {
  test('amounts, typed and pasted, with and without points and sign', () => {
    fc.assert(
      fc.property(
        fc.array(safe, { minLength: perRun, maxLength: perRun }),
        bothEntries,
        fc.record({ isGrouped: fc.boolean(), hasEuroSign: fc.boolean() }),
        (amounts, entry, format) => {
          const read = amounts.map((cents) => readMoney(formatMoney(cents, format), { entry }));
          expect(read).toEqual(
            amounts.map((cents) => ({ value: cents, text: formatMoney(cents) })),
          );
        },
      ),
    );
  });

  test('percentages, quantities to type on in, whole numbers', () => {
    fc.assert(
      fc.property(safe, bothEntries, (value, entry) => {
        expect([
          readPercent(formatPercent(value), { entry }).value,
          readQuantity(formatQuantity(value), { entry }).value,
          readWholeNumber(formatWholeNumber(value), { entry }).value,
        ]).toEqual([value, value, value]);
      }),
    );
  });

  test('quantities with points, when they are pasted', () => {
    fc.assert(
      fc.property(safe, (value) => {
        const text = formatQuantity(value, { isGrouped: true });
        expect(readQuantity(text, { entry: 'pasted' })).toMatchObject({ value });
      }),
    );
  });
});

describe('never off by a factor', () => {
  const decimals = 2;
  const marks = fc.constantFrom(
    ['.', ','],
    [',', '.'],
    [' ', ','],
    [' ', '.'],
    ["'", '.'],
    ['', ','],
    ['', '.'],
  );
  const around = fc.constantFrom(
    (text: string) => text,
    (text: string) => `€ ${text}`,
    (text: string) => `${text}\u00A0€`,
    (text: string) => `EUR ${text}`,
    (text: string) => `\u200E${text}\r\n`,
  );
  const signs = fc.constantFrom(
    (text: string) => `-${text}`,
    (text: string) => `\u2212${text}`,
    (text: string) => `${text}-`,
    (text: string) => `(${text})`,
  );

  test('every amount, in every way of writing two decimals', () => {
    fc.assert(
      fc.property(
        fc.nat(Number.MAX_SAFE_INTEGER),
        marks,
        around,
        fc.option(signs),
        bothEntries,
        (cents, [group, mark], wrap, sign, entry) => {
          const [whole = '', fraction = ''] = formatMoney(cents).split(',');
          const plain = `${whole.replaceAll('.', group)}${mark}${fraction}`;
          const text = wrap(sign === null ? plain : sign(plain));
          const value = sign === null || cents === 0 ? cents : -cents;
          expect(readMoney(text, { entry })).toEqual({ value, text: formatMoney(value) });
        },
      ),
    );
  });

  test('whatever is thrown at it: the digits of the text, or an error', () => {
    const pieces = fc.constantFrom(
      '0',
      '1',
      '25',
      '500',
      '000',
      '.',
      ',',
      ' ',
      '-',
      '€',
      '\u00A0',
      'e',
      '(',
      ')',
      "'",
      '%',
    );
    const anything = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    );
    const significant = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    fc.assert(
      fc.property(anything, bothEntries, fc.boolean(), (text, entry, allowsGroups) => {
        const rules = { decimals, entry, unit: 'euro', allowsGroups } as const;
        const { alternative, ...result } = readNumber(text, rules);
        const taken = [result, alternative].filter(
          (one) => one !== undefined && 'value' in one && one.value !== null,
        );
        const digits = taken.map((one) => significant(`${one?.value}`));
        expect(digits).toEqual(taken.map(() => significant(text)));
      }),
    );
  });
});
