import { describe, expect, test } from 'vitest';
import type { Quantity } from '../number/scaled.ts';
import { calculateLine } from './calculateLine.ts';
import type { ArticleLineInput } from './DocumentInput.ts';
import type { OwnAmounts } from './LineAmounts.ts';
import { termsOf } from './terms.ts';
import { line, rate } from './testing/exampleLines.ts';

/** The line of the examples in SPEC.md, section L. */
const example = line({ quantity: '10', price: '12.50', discount: '10', vat: '21' });

const terms = termsOf({ discount: rate('5') });

const exampleAmounts = {
  combinedDiscount: 1450,
  combinedDiscountExact: 14_500_000,
  unitPriceInclVat: 1513,
  netUnitPrice: 1125,
  netUnitPriceInclVat: 1361,
  finalUnitPrice: 1069,
  listTotal: 12_500,
  listTotalInclVat: 15_125,
  net: 11_250,
  unitDiscount: 125,
  discountAmount: 1250,
  purchasePrice: 938,
  margin: 312,
  marginPercent: 2496,
  netMargin: 187,
  netMarginPercent: 1662,
  finalMargin: 131,
  finalMarginPercent: 1223,
  totalMargin: 3120,
  totalNetMargin: 1870,
  totalFinalMargin: 1308,
};

const amountsOf = (input: ArticleLineInput, documentTerms = terms): OwnAmounts | undefined =>
  calculateLine(input, documentTerms);

test('L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15 the line of the examples has these amounts', () => {
  expect(amountsOf(example)).toStrictEqual(exampleAmounts);
});

test('L16, L17, L18, L19, L20, L21, L22, L23, L24 margins count from the article that was picked', () => {
  const picked = line({
    quantity: '10',
    price: '12.50',
    discount: '10',
    vat: '21',
    articleNumber: '7',
    purchase: '15.00',
  });
  expect(amountsOf(picked)).toStrictEqual({
    ...exampleAmounts,
    purchasePrice: 1500,
    margin: -250,
    marginPercent: -2000,
    netMargin: -375,
    netMarginPercent: -3333,
    finalMargin: -431,
    finalMarginPercent: -4035,
    totalMargin: -2500,
    totalNetMargin: -3750,
    totalFinalMargin: -4313,
  });
});

test('L1 a text line has no amounts', () => {
  const zeros = Object.fromEntries(Object.keys(exampleAmounts).map((name) => [name, 0]));
  expect(calculateLine({ type: 'text' }, terms)).toStrictEqual(zeros);
});

test('L2 a deleted line is not calculated', () => {
  const broken: ArticleLineInput = {
    ...example,
    mode: 'deleted',
    quantity: Number.NaN as Quantity,
  };
  expect(calculateLine(broken, terms)).toBeUndefined();
  expect(calculateLine({ type: 'text', mode: 'deleted' }, terms)).toBeUndefined();
});

test('L4 absent percentages are 0 and an absent margin 25', () => {
  const bare = line({ price: '10.00' });
  const whole = line({ price: '10.00', discount: '0', vat: '0' });
  const given = termsOf({ discount: rate('0'), defaultMargin: rate('25') });
  expect(amountsOf(bare, termsOf({}))).toStrictEqual(amountsOf(whole, given));
  expect(amountsOf(bare, termsOf({}))).toMatchObject({ net: 1000, purchasePrice: 750 });
});

test('L5 the combined discount is exact, and rounded to hundredths for showing', () => {
  const odd = line({ price: '1', discount: '33.33' });
  expect(amountsOf(odd, termsOf({ discount: rate('33.33') }))).toMatchObject({
    combinedDiscount: 5555,
    combinedDiscountExact: 55_551_111,
  });
});

describe('L9 the purchase price is', () => {
  test.each([
    ['the default margin below the price without an article', { price: '12.50' }, 938],
    ['the same when no purchase price is known', { price: '12.50', articleNumber: '7' }, 938],
    [
      'the same when the article number is empty',
      { price: '12.50', articleNumber: '', purchase: '8' },
      938,
    ],
    ['the same when there is no article number', { price: '12.50', purchase: '8' }, 938],
    [
      'that of the article, rounded',
      { price: '12.50', articleNumber: '7', purchase: '8.005' },
      801,
    ],
    [
      '0 for an article that costs nothing',
      { price: '12.50', articleNumber: '7', purchase: '0' },
      0,
    ],
  ])('%s', (_, text, cents) => {
    expect(amountsOf(line(text))?.purchasePrice).toBe(cents);
  });

  test.each([
    ['0', 1250],
    ['100', 0],
    ['33.33', 833],
  ])('what a default margin of %s %% leaves', (margin, cents) => {
    const given = termsOf({ defaultMargin: rate(margin) });
    expect(amountsOf(line({ price: '12.50' }), given)?.purchasePrice).toBe(cents);
  });
});

describe('each amount comes from exact values, not from rounded ones:', () => {
  const cheap = line({ quantity: '3', price: '0.335', vat: '21' });
  const reduced = line({ quantity: '3', price: '0.335', discount: '10' });

  test('L11, L12 three pieces of a third of a euro and a half', () => {
    expect(amountsOf(cheap)).toMatchObject({ listTotal: 101, listTotalInclVat: 122, net: 101 });
  });

  test('L13 a net price of half a cent', () => {
    const tiny = line({ quantity: '200', price: '0.05', discount: '10' });
    expect(amountsOf(tiny)).toMatchObject({ netUnitPrice: 5, net: 900 });
  });

  test('L14, L15 discounts are the differences of the displayed prices', () => {
    expect(amountsOf(reduced)).toMatchObject({ unitDiscount: 4, discountAmount: 11 });
  });

  test('L22 a margin of half a cent', () => {
    const bought = line({ quantity: '10', price: '0.335', articleNumber: '7', purchase: '0.25' });
    expect(amountsOf(bought)).toMatchObject({ margin: 9, totalMargin: 85 });
  });
});

test('L25 returned goods negate the amounts that depend on the quantity only', () => {
  const returned = line({ quantity: '-10', price: '12.50', discount: '10', vat: '21' });
  expect(amountsOf(returned)).toStrictEqual({
    ...exampleAmounts,
    listTotal: -12_500,
    listTotalInclVat: -15_125,
    net: -11_250,
    discountAmount: -1250,
    totalMargin: -3120,
    totalNetMargin: -1870,
    totalFinalMargin: -1308,
  });
});

describe('L26 all amounts are 0 and every field is a number', () => {
  test('of a line with 100 % discount', () => {
    const free = line({ quantity: '10', price: '12.50', discount: '100', vat: '21' });
    expect(amountsOf(free)).toStrictEqual({
      ...exampleAmounts,
      combinedDiscount: 10_000,
      combinedDiscountExact: 100_000_000,
      netUnitPrice: 0,
      netUnitPriceInclVat: 0,
      finalUnitPrice: 0,
      net: 0,
      unitDiscount: 1250,
      discountAmount: 12_500,
      netMargin: -938,
      netMarginPercent: 0,
      finalMargin: -938,
      finalMarginPercent: 0,
      totalNetMargin: -9380,
      totalFinalMargin: -9380,
    });
  });

  test('of a document with 100 % discount', () => {
    expect(amountsOf(example, termsOf({ discount: rate('100') }))).toStrictEqual({
      ...exampleAmounts,
      combinedDiscount: 10_000,
      combinedDiscountExact: 100_000_000,
      finalUnitPrice: 0,
      finalMargin: -938,
      finalMarginPercent: 0,
      totalFinalMargin: -9380,
    });
  });

  test('of a price of 0', () => {
    const free = line({ quantity: '10', price: '0', articleNumber: '7', purchase: '1.00' });
    const zeros = Object.fromEntries(Object.keys(exampleAmounts).map((name) => [name, 0]));
    expect(amountsOf(free)).toStrictEqual({
      ...zeros,
      combinedDiscount: 500,
      combinedDiscountExact: 5_000_000,
      purchasePrice: 100,
      margin: -100,
      netMargin: -100,
      finalMargin: -100,
      totalMargin: -1000,
      totalNetMargin: -1000,
      totalFinalMargin: -1000,
    });
  });
});
