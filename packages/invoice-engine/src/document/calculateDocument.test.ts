import { describe, expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import type { DocumentInput, LineInput } from './DocumentInput.ts';
import { deepFreeze, exampleDocument, line, rate, tenEuro } from './testing/exampleLines.ts';
import { referenceDocument } from './testing/referenceDocument.ts';

const noTotals = {
  lineNet: 0,
  allowance: 0,
  net: 0,
  vat: 0,
  total: 0,
  payable: 0,
  vatWithoutAllowance: 0,
  totalWithoutAllowance: 0,
};

const exampleTotals = {
  lineNet: 1306,
  allowance: 65,
  net: 1241,
  vat: 118,
  total: 1359,
  payable: 1359,
  vatWithoutAllowance: 124,
  totalWithoutAllowance: 1430,
};

const reducedRow = {
  rate: 600,
  lineNet: 1000,
  allowance: 50,
  taxable: 950,
  vat: 57,
  vatWithoutAllowance: 60,
};

const normalRow = {
  rate: 2100,
  lineNet: 306,
  allowance: 15,
  taxable: 291,
  vat: 61,
  vatWithoutAllowance: 64,
};

const withLines = (lines: readonly LineInput[]): DocumentInput => ({ ...exampleDocument, lines });

test('T1, T2, T3, T4, T5, T6 each amount of the table is rounded once for its rate', () => {
  expect(calculateDocument(exampleDocument).vatTable).toStrictEqual([reducedRow, normalRow]);
});

test('T7 the totals are sums over the table', () => {
  expect(calculateDocument(exampleDocument).totals).toStrictEqual(exampleTotals);
});

describe('T2 a rate has a row', () => {
  test('as soon as one line has it, also when its amounts are 0', () => {
    const none = line({ quantity: '0', price: '3.00', vat: '12' });
    const row = { lineNet: 0, allowance: 0, taxable: 0, vat: 0, vatWithoutAllowance: 0 };
    expect(calculateDocument(withLines([none, ...exampleDocument.lines])).vatTable).toStrictEqual([
      reducedRow,
      { rate: 1200, ...row },
      normalRow,
    ]);
  });

  test('shared by all lines of that percentage, where 0 and absent are equal', () => {
    const lines = [line({ price: '1' }), line({ price: '2', vat: '0' })];
    expect(calculateDocument({ lines }).vatTable).toStrictEqual([
      { rate: 0, lineNet: 300, allowance: 0, taxable: 300, vat: 0, vatWithoutAllowance: 0 },
    ]);
  });

  test('not when only text lines are left', () => {
    const lines: LineInput[] = [{ type: 'text' }, { ...tenEuro, mode: 'deleted' }];
    const { vatTable, totals } = calculateDocument(withLines(lines));
    expect({ vatTable, totals }).toStrictEqual({ vatTable: [], totals: noTotals });
  });

  test('not in an empty document', () => {
    expect(calculateDocument({ lines: [] })).toStrictEqual({
      lines: [],
      vatTable: [],
      totals: noTotals,
    });
  });
});

test('T9 the order of the lines changes neither table nor totals', () => {
  const { vatTable, totals } = calculateDocument(withLines(exampleDocument.lines.toReversed()));
  expect({ vatTable, totals }).toStrictEqual({
    vatTable: [reducedRow, normalRow],
    totals: exampleTotals,
  });
});

describe('T10 the total', () => {
  test('increases with a price', () => {
    const [, ...others] = exampleDocument.lines;
    const dearer = withLines([line({ price: '1.03', vat: '21' }), ...others]);
    expect(calculateDocument(dearer).totals.total).toBe(1360);
  });

  test('decreases with a document discount', () => {
    const cheaper = { ...exampleDocument, discount: rate('10') };
    expect(calculateDocument(cheaper).totals.total).toBe(1287);
  });

  test('increases although another line loses a cent', () => {
    const dearer = exampleDocument.lines.with(2, line({ price: '1.03', vat: '21' }));
    const gross = (lines: readonly LineInput[]): unknown[] =>
      calculateDocument(withLines(lines)).lines.map((each) => each?.gross);
    expect(gross(exampleDocument.lines)).toStrictEqual([124, 123, 123, 1060]);
    expect(gross(dearer)).toStrictEqual([123, 123, 125, 1060]);
  });
});

test('T11, A4 a credit note is the invoice, every amount negated', () => {
  const back = (text: { price: string; vat: string }): LineInput =>
    line({ quantity: '-1', ...text });
  const cheap = back({ price: '1.02', vat: '21' });
  const credit = withLines([cheap, cheap, cheap, back({ price: '10.00', vat: '6' })]);
  const { lines, vatTable, totals } = calculateDocument(credit);
  expect(totals).toStrictEqual(
    Object.fromEntries(Object.entries(exampleTotals).map(([name, amount]) => [name, -amount])),
  );
  expect(vatTable).toStrictEqual([
    {
      rate: 600,
      lineNet: -1000,
      allowance: -50,
      taxable: -950,
      vat: -57,
      vatWithoutAllowance: -60,
    },
    {
      rate: 2100,
      lineNet: -306,
      allowance: -15,
      taxable: -291,
      vat: -61,
      vatWithoutAllowance: -64,
    },
  ]);
  expect(lines).toMatchObject([
    { gross: -124, finalNet: -97, finalGross: -118 },
    { gross: -123, finalNet: -97, finalGross: -117 },
    { gross: -123, finalNet: -97, finalGross: -117 },
    { gross: -1060, finalNet: -950, finalGross: -1007 },
  ]);
});

test('L1, L2, L3 visible lines are numbered from 0, text lines too and deleted ones not', () => {
  const lines: LineInput[] = [
    tenEuro,
    { ...tenEuro, mode: 'deleted' },
    { type: 'text', mode: 'edit' },
    { ...tenEuro, mode: 'edit' },
  ];
  expect(calculateDocument({ lines }).lines).toMatchObject([
    { net: 1000, gross: 1060, sequence: 0 },
    undefined,
    { net: 0, gross: 0, finalNet: 0, finalGross: 0, sequence: 1 },
    { net: 1000, gross: 1060, sequence: 2 },
  ]);
});

test('L4 a line with a quantity and a price only', () => {
  expect(calculateDocument({ lines: [line({ price: '10.00' })] }).lines).toMatchObject([
    { net: 1000, gross: 1000, finalNet: 1000, finalGross: 1000, purchasePrice: 750 },
  ]);
});

test('M9 the same document gives the same result every time, and is not changed', () => {
  const lines = [line({ quantity: '3', price: '0.335' })];
  const document = deepFreeze({ ...exampleDocument, lines });
  const before = JSON.stringify(document);
  const first = calculateDocument(document);
  expect(first.totals.lineNet).toBe(101);
  expect(calculateDocument(document)).toStrictEqual(first);
  expect(JSON.stringify(document)).toBe(before);
});

describe('M3 at the ends of the ranges every field is exact:', () => {
  const most = { quantity: '999999.999', price: '99999999.99' };
  const least = { ...most, quantity: '-999999.999' };

  test.each<[string, DocumentInput]>([
    ['the largest line', { lines: [line(most)] }],
    ['the largest line, VAT of 100 %', { lines: [line({ ...most, vat: '100' })] }],
    [
      'the largest line, all percentages odd',
      {
        discount: rate('0.01'),
        defaultMargin: rate('99.99'),
        lines: [line({ ...most, discount: '0.01', vat: '99.99' })],
      },
    ],
    ['discounts of 100 %', { discount: rate('100'), lines: [line({ ...most, discount: '100' })] }],
    [
      '100 largest lines of two rates',
      {
        discount: rate('33.33'),
        lines: Array.from({ length: 100 }, (_, place) =>
          line({ ...most, vat: place % 2 === 0 ? '21' : '6.01' }),
        ),
      },
    ],
    [
      'largest lines that cancel out',
      {
        discount: rate('33.33'),
        lines: [
          line({ ...most, vat: '21' }),
          line({ ...least, vat: '21' }),
          line({ price: '0.01', vat: '21' }),
        ],
      },
    ],
    [
      'the largest credit',
      {
        discount: rate('5'),
        lines: [line({ ...least, vat: '21' }), line({ ...least, vat: '21' })],
      },
    ],
    [
      'the smallest quantity at the smallest price',
      {
        lines: [line({ quantity: '0.001', price: '0.0001', vat: '0.01' })],
      },
    ],
  ])('%s', (_, document) => {
    expect(calculateDocument(document)).toStrictEqual(referenceDocument(document));
  });

  test('the largest line in cents', () => {
    expect(calculateDocument({ lines: [line({ ...most, vat: '100' })] }).totals).toStrictEqual({
      lineNet: 9_999_999_989_000_000n,
      allowance: 0,
      net: 9_999_999_989_000_000n,
      vat: 9_999_999_989_000_000n,
      total: 19_999_999_978_000_000n,
      payable: 19_999_999_978_000_000n,
      vatWithoutAllowance: 9_999_999_989_000_000n,
      totalWithoutAllowance: 19_999_999_978_000_000n,
    });
  });

  test('10,000 lines of one cent', () => {
    const cent = line({ price: '0.01', vat: '21' });
    const { totals, lines } = calculateDocument({
      discount: rate('5'),
      lines: Array.from({ length: 10_000 }, () => cent),
    });
    expect(totals).toStrictEqual({
      lineNet: 10_000,
      allowance: 500,
      net: 9500,
      vat: 1995,
      total: 11_495,
      payable: 11_495,
      vatWithoutAllowance: 2100,
      totalWithoutAllowance: 12_100,
    });
    const share = (place: number): object => ({
      gross: place < 2100 ? 2 : 1,
      finalNet: place < 9500 ? 1 : 0,
      finalGross: place < 1995 ? 2 : place < 9500 ? 1 : 0,
    });
    expect(lines).toMatchObject(lines.map((_, place) => share(place)));
  });
});
