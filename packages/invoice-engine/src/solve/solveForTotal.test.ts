import { describe, expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { line, rate } from '../document/testing/exampleLines.ts';
import { cents, parseUnitPrice, type Percent, type UnitPrice } from '../number/scaled.ts';
import { problemOf } from '../number/testing/problemOf.ts';
import { solveForTotal } from './solveForTotal.ts';
import type { Solution } from './Solution.ts';

const example: DocumentInput = {
  discount: rate('5'),
  lines: [line({ quantity: '10', price: '12.50', discount: '10', vat: '21' })],
};
const takenBack: DocumentInput = { lines: [line({ quantity: '-2', price: '5.00', vat: '21' })] };
const bothSigns: DocumentInput = {
  lines: [line({ price: '10.00', vat: '21' }), line({ quantity: '-1', price: '11.00', vat: '6' })],
};

const price = { field: 'unitPrice', line: 0 } as const;
const lineDiscount = { field: 'discount', line: 0 } as const;
const documentDiscount = { field: 'documentDiscount' } as const;

const atPrice = (text: string, total: number) => at(parseUnitPrice(text), total);
const atPercent = (text: string, total: number) => at(rate(text), total);

describe('S1 the question:', () => {
  test('the total of the document is 12931', () => {
    expect(calculateDocument(example).totals.total).toBe(12931);
  });

  test('a price of 4 decimals reaches what one of whole cents does not', () => {
    const solution = solveForTotal(example, cents(13000), price, { priceDecimals: 4 });
    expect(solution).toStrictEqual<Solution<UnitPrice>>({
      kind: 'hit',
      ...atPrice('12.5650', 13000),
      ranges: [{ from: parseUnitPrice('12.5650'), to: parseUnitPrice('12.5672') }],
    });
  });

  test('so does a document discount', () => {
    expect(solveForTotal(example, cents(13000), documentDiscount)).toStrictEqual<Solution<Percent>>(
      {
        kind: 'hit',
        ...atPercent('4.5', 13000),
      },
    );
  });
});

describe('S2 which value:', () => {
  const crumbs = { lines: [line({ quantity: '0.01', price: '3.21' })] };

  test('the one with the fewest decimals', () => {
    expect(solveForTotal(crumbs, cents(5), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'hit',
      total: cents(5),
      value: parseUnitPrice('5'),
      ranges: [{ from: parseUnitPrice('4.50'), to: parseUnitPrice('5.49') }],
    });
  });

  test('the present one when it is right', () => {
    expect(solveForTotal(crumbs, cents(3), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'hit',
      total: cents(3),
      value: parseUnitPrice('3.21'),
      ranges: [{ from: parseUnitPrice('2.50'), to: parseUnitPrice('3.49') }],
    });
  });

  test('the smallest of those with as few decimals', () => {
    const lower = { lines: [line({ quantity: '0.001', price: '3.21' })] };
    expect(solveForTotal(lower, cents(1), price)).toMatchObject({ value: parseUnitPrice('5') });
    const higher = { lines: [line({ quantity: '0.001', price: '33.21' })] };
    expect(solveForTotal(higher, cents(1), price)).toMatchObject({ value: parseUnitPrice('5') });
    const between = { lines: [line({ quantity: '0.5', price: '0.335' })] };
    expect(solveForTotal(between, cents(17), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'hit',
      total: cents(17),
      value: parseUnitPrice('0.33'),
      ranges: [{ from: parseUnitPrice('0.33'), to: parseUnitPrice('0.34') }],
    });
  });

  test('a present price with more decimals than the grid does not count', () => {
    const odd = { lines: [line({ price: '0.335' })] };
    expect(solveForTotal(odd, cents(34), price)).toMatchObject({ value: parseUnitPrice('0.34') });
  });
});

describe('S3, S4 the nearest totals of a price', () => {
  test('on either side', () => {
    const sides = [atPrice('12.56', 12994), atPrice('12.57', 13004)] as const;
    expect(solveForTotal(example, cents(13000), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'miss',
      below: sides[0],
      above: sides[1],
      proof: { kind: 'monotone', rule: 'S4', direction: 'rising', neighbours: sides.map(tried) },
    });
  });

  test('on one side only, below all that can be reached', () => {
    const end = atPrice('0', 0);
    expect(solveForTotal(example, cents(-5), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'miss',
      below: undefined,
      above: end,
      proof: { kind: 'monotone', rule: 'S4', direction: 'rising', neighbours: [tried(end)] },
    });
  });

  test('on one side only, above all that can be reached', () => {
    const end = atPrice('99999999.99', 241_999_999_98);
    const wanted = cents(Number.MAX_SAFE_INTEGER);
    const single = { lines: [line({ quantity: '2', price: '1', vat: '21' })] };
    expect(solveForTotal(single, wanted, price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'miss',
      below: end,
      above: undefined,
      proof: { kind: 'monotone', rule: 'S4', direction: 'rising', neighbours: [tried(end)] },
    });
  });

  test('S4 of returned goods, where the total decreases while the price increases', () => {
    expect(solveForTotal(takenBack, cents(-1300), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'hit',
      ...atPrice('5.37', -1300),
    });
  });
});

describe('S5 the nearest totals of a line discount', () => {
  test('of sold goods', () => {
    const sides = [atPercent('30.41', 9999), atPercent('30.40', 10001)] as const;
    expect(solveForTotal(example, cents(10000), lineDiscount)).toStrictEqual<Solution<Percent>>({
      kind: 'miss',
      below: sides[0],
      above: sides[1],
      proof: { kind: 'monotone', rule: 'S5', direction: 'falling', neighbours: sides.map(tried) },
    });
  });

  test('of returned goods', () => {
    expect(solveForTotal(takenBack, cents(-1000), lineDiscount)).toStrictEqual<Solution<Percent>>({
      kind: 'miss',
      below: {
        ...atPercent('17.3', -1001),
        ranges: [{ from: rate('17.26'), to: rate('17.35') }],
      },
      above: {
        ...atPercent('17.4', -999),
        ranges: [{ from: rate('17.36'), to: rate('17.45') }],
      },
      proof: {
        kind: 'monotone',
        rule: 'S5',
        direction: 'rising',
        neighbours: [tried(atPercent('17.35', -1001)), tried(atPercent('17.36', -999))],
      },
    });
  });
});

test('S6 the nearest totals of a document discount over bases of one sign', () => {
  const sides = [atPercent('26.54', 9999), atPercent('26.53', 10001)] as const;
  expect(solveForTotal(example, cents(10000), documentDiscount)).toStrictEqual<Solution<Percent>>({
    kind: 'miss',
    below: sides[0],
    above: sides[1],
    proof: { kind: 'monotone', rule: 'S6', direction: 'falling', neighbours: sides.map(tried) },
  });
});

describe('S7 a document discount over bases of both signs:', () => {
  test('the total is not monotone', () => {
    const totals = ['0', '0.14', '0.20', '0.25', '1'].map(
      (discount) => calculateDocument({ ...bothSigns, discount: rate(discount) }).totals.total,
    );
    expect(totals).toEqual([44, 45, 44, 43, 44]);
  });

  test('so every value is tried', () => {
    const document = { ...bothSigns, discount: rate('5') };
    expect(solveForTotal(document, cents(46), documentDiscount)).toStrictEqual<Solution<Percent>>({
      kind: 'miss',
      below: {
        ...atPercent('0.14', 45),
        ranges: [
          { from: rate('0.14'), to: rate('0.14') },
          { from: rate('0.23'), to: rate('0.24') },
          { from: rate('1.14'), to: rate('1.14') },
        ],
      },
      above: undefined,
      proof: { kind: 'exhaustive', rule: 'S7', count: 10_001 },
    });
  });
});

describe('S8 no influence:', () => {
  test('the price of 0 pieces', () => {
    const document = { lines: [line({ quantity: '0', price: '3.21' })] };
    const ends = [atPrice('0', 0), atPrice('99999999.99', 0)];
    expect(solveForTotal(document, cents(3), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'noInfluence',
      total: cents(0),
      proof: { kind: 'monotone', rule: 'S4', direction: 'rising', neighbours: ends.map(tried) },
    });
  });

  test.each<[string, DocumentInput]>([
    ['the price under a line discount of 100 %', priced({ discount: '100' })],
    ['the price under a document discount of 100 %', { ...example, discount: rate('100') }],
  ])('%s', (_, document) => {
    const { total } = calculateDocument(document).totals;
    expect(solveForTotal(document, cents(500), price)).toMatchObject({
      kind: 'noInfluence',
      total,
    });
  });

  test('the discount on a price of 0', () => {
    const document = { lines: [line({ price: '0' })] };
    expect(solveForTotal(document, cents(0), lineDiscount)).toMatchObject({
      kind: 'noInfluence',
      total: 0,
    });
  });

  test('a document discount on bases that cancel out, by trying every value', () => {
    const document = {
      lines: [line({ price: '1', vat: '0' }), line({ quantity: '-10', price: '0.1', vat: '0.01' })],
    };
    expect(solveForTotal(document, cents(0), documentDiscount)).toStrictEqual<Solution<Percent>>({
      kind: 'noInfluence',
      total: cents(0),
      proof: { kind: 'exhaustive', rule: 'S7', count: 10_001 },
    });
  });

  test('a document discount without any line', () => {
    expect(solveForTotal({ lines: [] }, cents(1), documentDiscount)).toMatchObject({
      kind: 'noInfluence',
      total: 0,
    });
  });

  test.each<[string, DocumentInput['lines'][number]]>([
    ['a text line', { type: 'text' }],
    ['a deleted line', { ...line({ price: '1' }), mode: 'deleted' }],
  ])('the price of %s', (_, without) => {
    const document = { ...example, lines: [without, ...example.lines] };
    expect(solveForTotal(document, cents(500), price)).toStrictEqual<Solution<UnitPrice>>({
      kind: 'noInfluence',
      total: cents(12931),
      proof: { kind: 'noAmounts', rule: 'S8' },
    });
  });

  function priced(text: { discount: string }): DocumentInput {
    return { lines: [line({ price: '3.21', ...text })] };
  }
});

describe('S9 wrong questions:', () => {
  const document: DocumentInput = { lines: [line({ price: '1' }), { type: 'text' }] };

  test.each([
    [2, 'max', '2'],
    [-1, 'min', '-1'],
    [0.5, 'malformed', '0.5'],
  ] as const)('line %d', (place, code, received) => {
    const problem = problemOf(() =>
      solveForTotal(document, cents(1), { field: 'unitPrice', line: place }),
    );
    const range = { minimum: '0', maximum: '1', expected: 'wholeNumber', unit: '1' };
    expect(problem).toStrictEqual({ code, field: 'line', ...range, received });
  });

  test('a line of a document without lines has no valid index to report', () => {
    const solve = (): unknown =>
      solveForTotal({ lines: [] }, cents(1), { field: 'unitPrice', line: 0 });
    expect(problemOf(solve)).toStrictEqual({
      code: 'max',
      field: 'line',
      expected: 'wholeNumber',
      unit: '1',
      received: '0',
    });
    expect(solve).toThrow(expect.objectContaining({ message: 'line: 0 (max); there is none' }));
  });

  test('a wanted total of half a cent', () => {
    const half = 3.5 as ReturnType<typeof cents>;
    expect(problemOf(() => solveForTotal(document, half, price))).toEqual({
      code: 'malformed',
      field: 'wanted',
      minimum: '-90071992547409.91',
      maximum: '90071992547409.91',
      expected: 'wholeNumber',
      unit: '0.01',
      received: '3.5',
    });
  });

  test('a document that cannot be calculated', () => {
    const wrong: DocumentInput = { ...document, discount: -1 as Percent };
    expect(problemOf(() => solveForTotal(wrong, cents(1), price))).toEqual({
      code: 'min',
      field: 'discount',
      minimum: '0.00',
      maximum: '100.00',
      expected: 'wholeNumber',
      unit: '0.01',
      received: '-0.01',
    });
  });
});

describe('S10 a total excluding VAT:', () => {
  const of = 'net';

  test('the total of the document is 10687 without VAT', () => {
    expect(calculateDocument(example).totals.net).toBe(10687);
  });

  test('a document discount hits 10000', () => {
    expect(solveForTotal(example, cents(10000), documentDiscount, { of })).toStrictEqual<
      Solution<Percent>
    >({ kind: 'hit', ...atPercent('11.11', 10000) });
  });

  test('no price does, and two come near', () => {
    const [below, above] = [atPrice('11.69', 9995), atPrice('11.70', 10003)];
    expect(solveForTotal(example, cents(10000), price, { of })).toStrictEqual<Solution<UnitPrice>>({
      kind: 'miss',
      below,
      above,
      proof: {
        kind: 'monotone',
        rule: 'S4',
        direction: 'rising',
        neighbours: [tried(below), tried(above)],
      },
    });
  });

  test('a text line has no influence on it', () => {
    const lines = [...example.lines, { type: 'text' as const }];
    expect(
      solveForTotal({ ...example, lines }, cents(1), { ...price, line: 1 }, { of }),
    ).toMatchObject({ kind: 'noInfluence', total: 10687 });
  });
});

function at<Value>(value: Value, total: number) {
  return { total: cents(total), value, ranges: [{ from: value, to: value }] };
}

function tried<Value>({ value, total }: ReturnType<typeof at<Value>>) {
  return { value, total };
}
