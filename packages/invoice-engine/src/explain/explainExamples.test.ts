import { describe, expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { line, rate } from '../document/testing/exampleLines.ts';
import { fraction } from '../number/fraction.ts';
import { explain, explanationsOf } from './explain.ts';
import type { AmountReference, Explanation } from './Explanation.ts';
import { amountsOf } from './testing/amountsOf.ts';

const [at21, at6] = [rate('21'), rate('6')];
const cheap = line({ price: '1.02', vat: '21' });
const example: DocumentInput = {
  discount: rate('5'),
  lines: [cheap, cheap, cheap, line({ price: '10.00', vat: '6' })],
};
const whole = (value: number) => fraction(value, 1);

describe('X1 what can be explained:', () => {
  test('the total as 1359', () => {
    expect(explain(example, 'total')).toStrictEqual<Explanation>({
      amount: 'total',
      result: 1359,
      unit: 'cents',
      rule: 'T7',
      norms: ['EN16931-BR-CO-15'],
      terms: [
        { sign: 1, factors: [{ amount: 'net', value: whole(1241) }] },
        { sign: 1, factors: [{ amount: 'vat', value: whole(118) }] },
      ],
      divisor: [],
      exact: whole(1359),
      step: { kind: 'exact' },
    });
  });

  test.each<[string, AmountReference]>([
    ['a rate without a row', { rate: rate('12'), field: 'vat' }],
    ['the rate of a deleted line', { rate: rate('0'), field: 'lineNet' }],
    ['a deleted line', { line: 4, field: 'net' }],
    ['a place behind the last line', { line: 5, field: 'net' }],
    ['a place before the first line', { line: -1, field: 'net' }],
    ['a place between two lines', { line: 0.5, field: 'net' }],
    ['a line of no number', { line: Number.NaN, field: 'net' }],
    ['a place of a line that is no amount', { line: 0, field: 'sequence' as 'net' }],
    ['a rate that is no amount', { rate: at21, field: 'rate' as 'vat' }],
    ['a name that every object has', 'toString' as 'total'],
    ['such a name of a line', { line: 0, field: 'constructor' as 'net' }],
  ])('not %s', (_, amount) => {
    const lines = [...example.lines, { ...line({ price: '1' }), mode: 'deleted' as const }];
    expect(explain({ ...example, lines }, amount)).toBe(undefined);
  });
});

test('X2, X3 3 pieces at 0.335 EUR are 201/2, a tie: 101', () => {
  const document = { lines: [line({ quantity: '3', price: '0.335' })] };
  expect(explain(document, { line: 0, field: 'listTotal' })).toStrictEqual<Explanation>({
    amount: { line: 0, field: 'listTotal' },
    result: 101,
    unit: 'cents',
    rule: 'L11',
    norms: [],
    terms: [
      {
        sign: 1,
        factors: [
          { name: 'quantity', value: whole(3) },
          { name: 'unitPrice', value: fraction(3350, 100) },
        ],
      },
    ],
    divisor: [],
    exact: fraction(201, 2),
    step: { kind: 'rounding', neighbours: [100, 101], change: fraction(1, 2), isTie: true },
  });
});

test('X3 a tie below zero is rounded away from zero', () => {
  const document = { lines: [line({ quantity: '-3', price: '0.335' })] };
  expect(explain(document, { line: 0, field: 'listTotal' })).toMatchObject({
    result: -101,
    exact: fraction(-201, 2),
    step: { kind: 'rounding', neighbours: [-101, -100], change: fraction(-1, 2), isTie: true },
  });
});

test('X3 VAT of 6 % on 950 is 57, exact', () => {
  expect(explain(example, { rate: at6, field: 'vat' })).toMatchObject({
    result: 57,
    exact: whole(57),
    step: { kind: 'exact' },
  });
});

test('X4 the first of three equal shares gets the remaining cent', () => {
  const rest = fraction(37, 100);
  expect(explain(example, { line: 0, field: 'finalGross' })).toStrictEqual<Explanation>({
    amount: { line: 0, field: 'finalGross' },
    result: 118,
    unit: 'cents',
    rule: 'A7',
    norms: [],
    terms: [
      {
        sign: 1,
        factors: [
          { amount: { line: 0, field: 'finalNet' }, value: whole(97) },
          { name: 'vatFactor', value: fraction(121, 100) },
        ],
      },
    ],
    divisor: [],
    exact: fraction(11737, 100),
    step: {
      kind: 'apportioning',
      divided: [
        { amount: { rate: at21, field: 'taxable' }, value: whole(291) },
        { amount: { rate: at21, field: 'vat' }, value: whole(61) },
      ],
      cut: 117,
      left: 1,
      rank: 1,
      cent: 1,
      ranking: [
        { line: 0, cut: 117, rest },
        { line: 1, cut: 117, rest },
        { line: 2, cut: 117, rest },
      ],
    },
  });
});

test('X5 the margin of a line at 0.00 EUR is 0 %, without divisor', () => {
  const document = { lines: [line({ price: '0.00' })] };
  expect(explain(document, { line: 0, field: 'marginPercent' })).toMatchObject({
    result: 0,
    unit: 'hundredthsOfPercent',
    rule: 'L17',
    divisor: [{ name: 'unitPrice', value: whole(0) }],
    exact: whole(0),
    step: { kind: 'noDivisor' },
  });
});

describe('X6 from amount to amount:', () => {
  const because = explanationsOf(example);

  test('the total, down to the net amounts of the lines', () => {
    const path: AmountReference[] = ['total', 'vat', { rate: at21, field: 'vat' }];
    const more: AmountReference[] = [
      { rate: at21, field: 'taxable' },
      { rate: at21, field: 'lineNet' },
    ];
    const operands = [...path, ...more].map((amount) =>
      because(amount)?.terms.map(({ sign, factors }) => ({
        sign,
        values: factors.map(({ value }) => value),
      })),
    );
    expect(operands).toEqual([
      [plus(whole(1241)), plus(whole(118))],
      [plus(whole(57)), plus(whole(61))],
      [plus(whole(291), fraction(21, 100))],
      [plus(whole(306)), { ...plus(whole(15)), sign: -1 }],
      [plus(whole(102)), plus(whole(102)), plus(whole(102))],
    ]);
    expect(because({ rate: at21, field: 'vat' })?.exact).toEqual(fraction(6111, 100));
  });

  test('the discount per piece, down to the unit price in whole cents', () => {
    const document = { lines: [line({ price: '0.335', discount: '10' })] };
    expect(explain(document, { line: 0, field: 'unitDiscount' })?.terms).toEqual([
      plusAmount('roundedUnitPrice', 34),
      { ...plusAmount('netUnitPrice', 30), sign: -1 },
    ]);
    expect(explain(document, { line: 0, field: 'roundedUnitPrice' })).toMatchObject({
      result: 34,
      rule: 'L14',
      exact: fraction(67, 2),
    });
  });

  test('the purchase price that was given, or the one that follows from the margin', () => {
    const picked = line({ price: '10', articleNumber: 'A-1', purchase: '6.005' });
    const document = { lines: [picked, line({ price: '10' })] };
    const factors = [0, 1].map(
      (place) => explain(document, { line: place, field: 'purchasePrice' })?.terms[0]?.factors,
    );
    expect(factors).toEqual([
      [{ name: 'articlePurchasePrice', value: fraction(60050, 100) }],
      [
        { name: 'unitPrice', value: whole(1000) },
        { name: 'defaultMarginFactor', value: fraction(75, 100) },
      ],
    ]);
  });

  function plus(...values: object[]) {
    return { sign: 1, values };
  }

  function plusAmount(field: string, value: number) {
    return { sign: 1, factors: [{ amount: { line: 0, field }, value: whole(value) }] };
  }
});

describe('X7 rule and norms:', () => {
  test('VAT at 21 % names T5, the decree and the standard', () => {
    expect(explain(example, { rate: at21, field: 'vat' })).toMatchObject({
      rule: 'T5',
      norms: ['decree-2025005169', 'EN16931-BR-CO-17', 'EN16931-BR-S-09'],
    });
  });

  test('the taxable amount above 0 % and at 0 %, where the rule depends on the category, too', () => {
    const document: DocumentInput = { lines: [cheap, line({ price: '10.00', vat: '0' })] };
    const norms = [at21, rate('0')].map((of) =>
      (['taxable', 'vat'] as const).map((field) => explain(document, { rate: of, field })?.norms),
    );
    expect(norms).toEqual([
      [
        ['decree-2025005169', 'EN16931-BR-S-08'],
        ['decree-2025005169', 'EN16931-BR-CO-17', 'EN16931-BR-S-09'],
      ],
      [
        ['decree-2025005169', 'EN16931-BG-23'],
        ['decree-2025005169', 'EN16931-BR-CO-17'],
      ],
    ]);
  });

  test('each amount by the rule of its own, in its own unit', () => {
    const because = explanationsOf(example);
    const reported = amountsOf(calculateDocument({ ...example, lines: [cheap] })).map(
      ({ amount }) => {
        const { rule, unit } = because(amount) ?? {};
        return `${typeof amount === 'string' ? amount : amount.field} ${rule} ${unit}`;
      },
    );
    expect(reported).toEqual([
      'lineNet T7 cents',
      'allowance T7 cents',
      'net T7 cents',
      'vat T7 cents',
      'total T7 cents',
      'payable T7 cents',
      'vatWithoutAllowance T7 cents',
      'totalWithoutAllowance T7 cents',
      'lineNet T1 cents',
      'allowance T3 cents',
      'taxable T4 cents',
      'vat T5 cents',
      'vatWithoutAllowance T6 cents',
      'combinedDiscount L5 hundredthsOfPercent',
      'combinedDiscountExact L5 millionthsOfPercent',
      'unitPriceInclVat L6 cents',
      'netUnitPrice L7 cents',
      'netUnitPriceInclVat L8 cents',
      'finalUnitPrice L10 cents',
      'listTotal L11 cents',
      'listTotalInclVat L12 cents',
      'net L13 cents',
      'unitDiscount L14 cents',
      'discountAmount L15 cents',
      'purchasePrice L9 cents',
      'margin L16 cents',
      'marginPercent L17 hundredthsOfPercent',
      'netMargin L18 cents',
      'netMarginPercent L19 hundredthsOfPercent',
      'finalMargin L20 cents',
      'finalMarginPercent L21 hundredthsOfPercent',
      'totalMargin L22 cents',
      'totalNetMargin L23 cents',
      'totalFinalMargin L24 cents',
      'gross A5 cents',
      'finalNet A6 cents',
      'finalGross A7 cents',
    ]);
  });

  test('an amount that no law or standard covers refers to none', () => {
    expect(explain(example, { line: 0, field: 'margin' })?.norms).toEqual([]);
  });

  test('every amount of a text line is 0 by L1, in its own unit', () => {
    const document: DocumentInput = { lines: [{ type: 'text' }] };
    const explanation = (field: 'gross' | 'combinedDiscountExact') =>
      explain(document, { line: 0, field });
    const empty = {
      result: 0,
      rule: 'L1',
      norms: [],
      terms: [],
      divisor: [],
      exact: whole(0),
      step: { kind: 'exact' },
    };
    expect([explanation('gross'), explanation('combinedDiscountExact')]).toStrictEqual([
      { ...empty, amount: { line: 0, field: 'gross' }, unit: 'cents' },
      {
        ...empty,
        amount: { line: 0, field: 'combinedDiscountExact' },
        unit: 'millionthsOfPercent',
      },
    ]);
  });
});
