import { describe, expect, test } from 'vitest';
import type { InputErrorCode } from '../number/InputError.ts';
import { InputError } from '../number/InputError.ts';
import { calculateDocument } from './calculateDocument.ts';
import { calculateLine } from './calculateLine.ts';
import type { ArticleLineInput, DocumentInput } from './DocumentInput.ts';
import { termsOf } from './terms.ts';
import { line, tenEuro } from './testing/exampleLines.ts';
import { parseCents } from '../number/scaled.ts';
import { problemOf } from '../number/testing/problemOf.ts';

const expected = 'wholeNumber' as const;
const percentRange = { minimum: '0.00', maximum: '100.00', expected, unit: '0.01' };
const priceRange = { minimum: '0.0000', maximum: '99999999.9900', expected, unit: '0.0001' };

/** Every number of a line: its range in text, its whole numbers just outside, and those as text. */
const lineNumbers = [
  {
    name: 'quantity',
    isRequired: true,
    range: { minimum: '-999999.999', maximum: '999999.999', expected, unit: '0.001' },
    below: [-1_000_000_000, '-1000000.000'],
    above: [1_000_000_000, '1000000.000'],
  },
  {
    name: 'unitPrice',
    isRequired: true,
    range: priceRange,
    below: [-1, '-0.0001'],
    above: [999_999_999_901, '99999999.9901'],
  },
  {
    name: 'purchasePrice',
    isRequired: false,
    range: priceRange,
    below: [-1, '-0.0001'],
    above: [999_999_999_901, '99999999.9901'],
  },
  {
    name: 'discount',
    isRequired: false,
    range: percentRange,
    below: [-1, '-0.01'],
    above: [10_001, '100.01'],
  },
  {
    name: 'vatRate',
    isRequired: false,
    range: percentRange,
    below: [-1, '-0.01'],
    above: [10_001, '100.01'],
  },
] as const;

/** Values that are no whole number, and what the error says was received. */
const malformed: [unknown, string][] = [
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  [1.5, '1.5'],
  ['1', '"1"'],
  ['', '""'],
  [10n, '10n'],
  [true, 'true'],
  [{}, '[object Object]'],
];

const picked: ArticleLineInput = { ...tenEuro, articleNumber: '7' };

type LineNumber = (typeof lineNumbers)[number];

function expectRefused(
  { name, range }: LineNumber,
  value: unknown,
  rest: { code: InputErrorCode; received: string },
): void {
  const broken = { ...picked, [name]: value } as ArticleLineInput;
  const lines: DocumentInput['lines'] = [tenEuro, { type: 'text' }, broken];
  expect(problemOf(() => calculateDocument({ lines }))).toStrictEqual({
    field: `lines.2.${name}`,
    ...range,
    ...rest,
  });
  expect(problemOf(() => calculateLine(broken, termsOf({})))).toStrictEqual({
    field: name,
    ...range,
    ...rest,
  });
}

describe.each(lineNumbers)('M7 a line is refused, and its $name named, when that', (number) => {
  test.each(malformed)('is %s', (value, received) => {
    expectRefused(number, value, { code: 'malformed', received });
  });

  test('is below its range', () => {
    const [value, received] = number.below;
    expectRefused(number, value, { code: 'min', received });
  });

  test('is above its range', () => {
    const [value, received] = number.above;
    expectRefused(number, value, { code: 'max', received });
  });
});

test.each(lineNumbers.filter(({ isRequired }) => isRequired))(
  'M7, L4 a line is refused when it has no $name',
  (number) => {
    expectRefused(number, undefined, { code: 'required', received: 'undefined' });
    expectRefused(number, null, { code: 'required', received: 'null' });
  },
);

test.each(lineNumbers.filter(({ isRequired }) => !isRequired))(
  'M7, L4 a line does not need a $name',
  ({ name }) => {
    const lines = [{ ...picked, [name]: undefined }];
    expect(calculateDocument({ lines }).totals.lineNet).toBe(1000);
  },
);

describe('M7 a document is refused when', () => {
  describe.each(['discount', 'defaultMargin'] as const)('its %s', (field) => {
    const expectNamed = (value: unknown, code: InputErrorCode, received: string): void => {
      const document = { lines: [], [field]: value } as DocumentInput;
      const problem = { code, field, ...percentRange, received };
      expect(problemOf(() => calculateDocument(document))).toStrictEqual(problem);
      expect(problemOf(() => termsOf(document))).toStrictEqual(problem);
    };

    test.each(malformed)('is %s', (value, received) => {
      expectNamed(value, 'malformed', received);
    });

    test('is below 0 %', () => {
      expectNamed(-1, 'min', '-0.01');
    });

    test('is above 100 %', () => {
      expectNamed(10_001, 'max', '100.01');
    });
  });
});

test.each([
  [
    'a price in euros',
    { unitPrice: 33.35 },
    'lines.0.unitPrice: 33.35 (malformed); expected is a whole number in units of 0.0001',
  ],
  [
    'a quantity as text',
    { quantity: '3' },
    'lines.0.quantity: "3" (malformed); expected is a whole number in units of 0.001',
  ],
])('M7 the message about %s names the unit and no range that holds it', (_, change, message) => {
  const broken = { ...tenEuro, ...change } as unknown as ArticleLineInput;
  expect(() => calculateDocument({ lines: [broken] })).toThrow(
    expect.objectContaining({ message }),
  );
});

test('M7 the message about too many decimals has the unit and no range that contains the value', () => {
  const message = 'amount: 0.005 (decimals); expected is decimal text in steps of 0.01';
  expect(() => parseCents('0.005')).toThrow(expect.objectContaining({ message }));
});

test('M7 an error is a RangeError whose message names field, value, fault and range', () => {
  const broken = { ...tenEuro, quantity: 1_000_000_000 } as ArticleLineInput;
  const calculate = (): unknown => calculateDocument({ lines: [tenEuro, tenEuro, broken] });
  expect(calculate).toThrow(InputError);
  expect(calculate).toThrow(
    expect.objectContaining({
      name: 'InputError',
      message: 'lines.2.quantity: 1000000.000 (max); allowed are -999999.999 to 999999.999',
    }),
  );
  expect(calculate).toThrow(RangeError);
});

describe('M7 ignores', () => {
  test('a purchase price without an article number', () => {
    const odd = { ...tenEuro, purchasePrice: Number.NaN } as ArticleLineInput;
    expect(calculateDocument({ lines: [odd] }).lines).toMatchObject([{ purchasePrice: 750 }]);
  });

  test('numbers of text lines and deleted lines', () => {
    const numbers = { quantity: Number.NaN, unitPrice: 'x', discount: -1, vatRate: 1e9 };
    const lines = [
      { type: 'text', ...numbers },
      { type: 'article', mode: 'deleted', ...numbers },
      tenEuro,
    ] as unknown as DocumentInput['lines'];
    expect(calculateDocument({ lines }).totals.total).toBe(1060);
  });
});

describe('M2 both ends of every range are taken:', () => {
  test.each([
    line({ quantity: '999999.999', price: '99999999.99', discount: '100', vat: '100' }),
    line({ quantity: '-999999.999', price: '0', discount: '0', vat: '0' }),
    line({ price: '1', articleNumber: '7', purchase: '99999999.99' }),
    line({ price: '1', articleNumber: '7', purchase: '0' }),
  ])('%o', (input) => {
    expect(problemOf(() => calculateDocument({ lines: [input] }))).toBeUndefined();
  });
});

test('M4 a given -0 is 0 in every field', () => {
  const zeros = { type: 'article', quantity: 0, unitPrice: 0, discount: 0, vatRate: 0 };
  const minus = { type: 'article', quantity: -0, unitPrice: -0, discount: -0, vatRate: -0 };
  const calculate = (fields: object, zero: number): unknown => {
    const lines = [{ ...fields, articleNumber: '7', purchasePrice: zero }, fields];
    const document: unknown = { discount: zero, defaultMargin: zero, lines };
    return calculateDocument(document as DocumentInput);
  };
  expect(calculate(minus, -0)).toStrictEqual(calculate(zeros, 0));
});
