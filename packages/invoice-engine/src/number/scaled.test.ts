import { describe, expect, expectTypeOf, test } from 'vitest';
import type { InputErrorCode, InputProblem } from './InputError.ts';
import {
  type Amount,
  type Cents,
  cents,
  formatCents,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  parseCents,
  parsePercent,
  parseQuantity,
  parseUnitPrice,
  type Percent,
  percent,
  type Quantity,
  quantity,
  scales,
  type UnitPrice,
  unitPrice,
} from './scaled.ts';
import { problemOf } from './testing/problemOf.ts';

interface Kind {
  readonly name: string;
  readonly mark: (value: number, field?: string) => number;
  readonly parse: (text: string, field?: string) => number;
  readonly format: (value: never) => string;
  /** The ends of the range, scaled and in text, and the text just beyond them. */
  readonly minimum: [value: number, text: string];
  readonly maximum: [value: number, text: string];
  readonly beyond: [below: string, above: string];
  /** One of it, as text. */
  readonly unit: string;
  /** One more decimal than it holds. */
  readonly tooFine: string;
  /** The name of the field when none is given. */
  readonly field: string;
}

const kinds: Kind[] = [
  {
    name: 'cents',
    mark: cents,
    parse: parseCents,
    format: formatCents,
    minimum: [Number.MIN_SAFE_INTEGER, '-90071992547409.91'],
    maximum: [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
    beyond: ['-90071992547409.92', '90071992547409.92'],
    unit: '0.01',
    tooFine: '0.001',
    field: 'amount',
  },
  {
    name: 'percent',
    mark: percent,
    parse: parsePercent,
    format: formatPercent,
    minimum: [0, '0.00'],
    maximum: [10_000, '100.00'],
    beyond: ['-0.01', '100.01'],
    unit: '0.01',
    tooFine: '0.001',
    field: 'percentage',
  },
  {
    name: 'quantity',
    mark: quantity,
    parse: parseQuantity,
    format: formatQuantity,
    minimum: [-999_999_999, '-999999.999'],
    maximum: [999_999_999, '999999.999'],
    beyond: ['-1000000.000', '1000000.000'],
    unit: '0.001',
    tooFine: '0.0001',
    field: 'quantity',
  },
  {
    name: 'unitPrice',
    mark: unitPrice,
    parse: parseUnitPrice,
    format: formatUnitPrice,
    minimum: [0, '0.0000'],
    maximum: [999_999_999_900, '99999999.9900'],
    beyond: ['-0.0001', '99999999.9901'],
    unit: '0.0001',
    tooFine: '0.00001',
    field: 'unitPrice',
  },
];

test('M2 every unit has its decimals', () => {
  expect(parseCents('12.50')).toBe(1250);
  expect(parsePercent('21')).toBe(2100);
  expect(parseQuantity('2.5')).toBe(2500);
  expect(parseUnitPrice('0.335')).toBe(3350);
  expect(scales).toStrictEqual({
    cents: { decimals: 2, minimum: -(2 ** 53) + 1, maximum: 2 ** 53 - 1 },
    percent: { decimals: 2, minimum: 0, maximum: 10_000 },
    quantity: { decimals: 3, minimum: -999_999_999, maximum: 999_999_999 },
    unitPrice: { decimals: 4, minimum: 0, maximum: 999_999_999_900 },
  });
});

test('M6 every unit is written with its decimals', () => {
  expect(formatCents(cents(1250))).toBe('12.50');
  expect(formatCents(cents(-5))).toBe('-0.05');
  expect(formatCents(9_999_999_989_000_000n as Amount)).toBe('99999999890000.00');
  expect(formatPercent(percent(725))).toBe('7.25');
  expect(formatQuantity(quantity(2500))).toBe('2.500');
  expect(formatUnitPrice(unitPrice(3350))).toBe('0.3350');
});

describe.each(kinds)(
  '$name',
  ({ mark, parse, format, minimum, maximum, beyond, unit, tooFine, field }) => {
    const range = { minimum: minimum[1], maximum: maximum[1] };
    const expectProblem = (
      calculate: () => unknown,
      code: InputErrorCode,
      received: string,
      expected: InputProblem['expected'],
      name = field,
    ): void => {
      const problem = { code, field: name, ...range, expected, unit, received };
      expect(problemOf(calculate)).toStrictEqual(problem);
    };

    test('M2, M6 both ends of the range are taken, as numbers and as text, and written', () => {
      for (const [value, text] of [minimum, maximum]) {
        expect(mark(value)).toBe(value);
        expect(parse(text)).toBe(value);
        expect(format(value as never)).toBe(text);
      }
    });

    test('M7 what lies beyond is refused', () => {
      const [below, above] = beyond;
      expectProblem(() => parse(below), 'min', below, 'decimalText');
      expectProblem(() => parse(above), 'max', above, 'decimalText');
      expectProblem(() => mark(minimum[0] - 1), 'min', below, 'wholeNumber');
      expectProblem(() => mark(maximum[0] + 1), 'max', above, 'wholeNumber');
      const huge = `1${'0'.repeat(30)}`;
      expectProblem(() => parse(`-${huge}`), 'min', `-${huge}`, 'decimalText');
      expectProblem(() => parse(huge), 'max', huge, 'decimalText');
    });

    test('M7 what is no whole number is refused', () => {
      expectProblem(() => mark(1.5), 'malformed', '1.5', 'wholeNumber');
      expectProblem(() => mark(Number.NaN), 'malformed', 'NaN', 'wholeNumber');
      expectProblem(() => mark(Number.POSITIVE_INFINITY), 'malformed', 'Infinity', 'wholeNumber');
      expectProblem(() => mark('1' as never), 'malformed', '"1"', 'wholeNumber');
      expectProblem(() => mark(undefined as never), 'required', 'undefined', 'wholeNumber');
      expectProblem(() => mark(null as never), 'required', 'null', 'wholeNumber');
    });

    test('M7 text that is no number, or too fine, is refused', () => {
      expectProblem(() => parse('1e5'), 'malformed', '1e5', 'decimalText');
      expectProblem(() => parse(''), 'malformed', '', 'decimalText');
      expectProblem(() => parse(tooFine), 'decimals', tooFine, 'decimalText');
    });

    test('M7 the field is the one that is requested', () => {
      expectProblem(
        () => mark(0.5, 'details.0.x'),
        'malformed',
        '0.5',
        'wholeNumber',
        'details.0.x',
      );
      expectProblem(
        () => parse('x', 'details.0.x'),
        'malformed',
        'x',
        'decimalText',
        'details.0.x',
      );
    });

    test('M4 -0 is 0', () => {
      expect(mark(-0)).toBe(0);
      expect(parse('-0')).toBe(0);
    });
  },
);

describe('M8 kinds cannot be mixed', () => {
  test('a plain number, or one of another kind, is not assignable to a kind', () => {
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Percent>();
    expectTypeOf<number>().not.toExtend<Quantity>();
    expectTypeOf<number>().not.toExtend<UnitPrice>();
    expectTypeOf<Percent>().not.toExtend<Quantity>();
    expectTypeOf<Cents>().not.toExtend<UnitPrice>();
    expectTypeOf<UnitPrice>().not.toExtend<Amount>();
    expectTypeOf<Cents>().toExtend<number>();
    expectTypeOf(cents(1250)).toEqualTypeOf<Cents>();
  });

  test('an amount is cents once it is known to be a number', () => {
    const amount: Amount = cents(1250);
    expectTypeOf<Extract<Amount, number>>().toEqualTypeOf<Cents>();
    const narrowed = (value: Amount): Cents | undefined =>
      typeof value === 'number' ? value : undefined;
    expect(narrowed(amount)).toBe(1250);
    expect(narrowed((2n ** 60n) as Amount)).toBeUndefined();
  });

  test('an amount cannot be added to a number', () => {
    const add = (amount: Amount, more: number): unknown => {
      // @ts-expect-error an amount may be a bigint
      const sum: unknown = amount + more;
      return sum;
    };
    expect(add(cents(1250), 1)).toBe(1251);
    expect(() => add((2n ** 60n) as Amount, 1)).toThrow(TypeError);
  });
});
