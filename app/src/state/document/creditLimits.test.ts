import type { Creditable } from '@facturatie/api-contract';
import { cents, percent } from '@facturatie/invoice-engine';
import type { VatRow } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { creditExcessOf, creditLimitsOf } from './creditLimits.ts';

/** 100.00 at 21 %, 30.00 without VAT in two categories; 40.00 of it is credited by an imported note. */
const creditable: Creditable = {
  parts: [
    { category: 'AE', rate: percent(0), taxable: cents(10_00), vat: cents(0) },
    { category: 'K', rate: percent(0), taxable: cents(20_00), vat: cents(0) },
    { category: 'S', rate: percent(21_00), taxable: cents(100_00), vat: cents(21_00) },
  ],
  total: cents(111_00),
};

const row = (rate: number, taxable: number, vat: number): VatRow => ({
  rate: percent(rate),
  lineNet: cents(taxable),
  allowance: cents(0),
  taxable: cents(taxable),
  vat: cents(vat),
  vatWithoutAllowance: cents(vat),
});

test('the categories of a rate are listed together', () => {
  expect(creditLimitsOf(creditable)).toEqual([
    { rate: 0, taxable: 30_00, vat: 0 },
    { rate: 21_00, taxable: 100_00, vat: 21_00 },
  ]);
});

test.each<[string, VatRow[], number, object[]]>([
  ['as much as is left asks nothing too much', [row(21_00, 91_74, 19_26)], 111_00, []],
  [
    'a taxable amount and a rate that the invoice does not have',
    [row(0, 30_00, 0), row(6_00, 1_00, 6), row(21_00, 100_01, 21_00)],
    152_07,
    [
      { of: 'taxable', rate: 6_00, left: 0, asked: 1_00 },
      { of: 'taxable', rate: 21_00, left: 100_00, asked: 100_01 },
    ],
  ],
  [
    'only VAT',
    [row(21_00, 100_00, 21_01)],
    121_01,
    [{ of: 'vat', rate: 21_00, left: 21_00, asked: 21_01 }],
  ],
  [
    'only the total',
    [row(21_00, 100_00, 21_00)],
    121_00,
    [{ of: 'total', left: 111_00, asked: 121_00 }],
  ],
])('%s', (_, vatTable, total, excess) => {
  expect(creditExcessOf(creditable, vatTable, cents(total))).toEqual(excess);
});
