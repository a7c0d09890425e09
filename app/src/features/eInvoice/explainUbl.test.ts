import { parsePercent } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { explanationsOfUbl, taxableOf } from './explainUbl.ts';
import type { ReadAmount } from './explainUbl.ts';
import type { ReadLine, ReadUbl } from './readUbl.ts';

const emptyParty = { name: '', endpoint: '', vatNumber: '', address: '' };

const line = (id: string, given: Partial<ReadLine>): ReadLine => ({
  id,
  name: 'Werk',
  note: '',
  quantity: '1',
  price: '100',
  discount: '',
  net: '100.00',
  category: 'S',
  rate: '21',
  ...given,
});

const row = (category: string, rate: string, taxable: string, tax: string) => ({
  category,
  rate,
  taxable,
  tax,
  reason: '',
});

const invoice: ReadUbl = {
  kind: 'invoice',
  deliveryDate: '',
  terms: '',
  number: '20261100001',
  date: '2026-03-05',
  dueDate: '2026-03-19',
  reference: '',
  note: '',
  seller: emptyParty,
  buyer: emptyParty,
  iban: '',
  communication: '',
  lines: [line('2', { quantity: '1.5', discount: '10', net: '135.00' })],
  vatRows: [row('S', '21', '135.00', '28.35')],
  discount: '',
  lineNet: '135.00',
  allowance: '',
  net: '135.00',
  vat: '28.35',
  total: '163.35',
  prepaid: '63.35',
  payable: '100.00',
};

/** Two lines of 0 % in two categories; 1 % of their sum is one cent (engine rule T13). */
const twoCategories: ReadUbl = {
  ...invoice,
  lines: [
    line('1', { price: '0.5', net: '0.50', category: 'K', rate: '0' }),
    line('2', { price: '0.5', net: '0.50', category: 'AE', rate: '0' }),
  ],
  vatRows: [row('K', '0', '0.49', '0.00'), row('AE', '0', '0.50', '0.00')],
  discount: '1',
  lineNet: '1.00',
  allowance: '0.01',
  net: '0.99',
  vat: '0.00',
  total: '0.99',
  prepaid: '',
  payable: '0.99',
};

function explained(read: ReadUbl, amount: ReadAmount, shown?: string) {
  const words = explanationsOfUbl(read)(amount, shown);
  if (words === undefined) return undefined;
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  return [
    ...words.steps.map(({ name, value }) => plain(`${name}: ${value}`)),
    plain(`= ${words.name}: ${words.result}`),
    ...words.notes.map(plain),
  ];
}

test('a line is explained by its own quantity, price and discount, under its number in the document', () => {
  expect(explained(invoice, { line: 1, field: 'net' }, '135.00')).toEqual([
    'Aantal: 1,5',
    '× Prijs: € 100,00',
    '× na korting op de lijn: 90 %',
    '= Lijn 2: € 135,00',
    'Er is niets afgerond.',
    'Regel L13 van de berekening. Norm: EN 16931 BR-DEC-23.',
  ]);
});

test('VAT names its law, its rule and the standard', () => {
  const notes = explained(invoice, { rate: parsePercent('21'), field: 'vat' }, '28.35');
  expect(notes?.slice(-2)).toEqual([
    'De btw wordt berekend op het totaal van elk tarief, en niet lijn per lijn: zo vraagt het koninklijk besluit van 8 juli 2025 het.',
    'Regel T5 van de berekening. Norm: EN 16931 BR-CO-17, BR-S-09.',
  ]);
});

test('the balance is reduced by the payments', () => {
  expect(explained(invoice, 'amountDue', '100.00')).toEqual([
    'Totaal Incl.: € 163,35',
    '− Al betaald toen de e-factuur gemaakt werd: € 63,35',
    '= Te betalen: € 100,00',
    'Er is niets afgerond.',
    'Regel T7 van de berekening. Norm: EN 16931 BR-CO-16.',
  ]);
});

test('T13 the discount of the 0 % row is divided over its categories', () => {
  const [ofK, ofAe] = twoCategories.vatRows.map((each) => taxableOf(twoCategories, each));
  expect(explained(twoCategories, ofK ?? 'total', '0.49')).toEqual([
    'Lijn 1: € 0,50',
    '− Korting aan 0 % (K): € 0,01',
    '= Maatstaf aan 0 % (K): € 0,49',
    'In deze stap is niets afgerond.',
    'Regel T4 van de berekening. Norm: EN 16931 BG-23.',
  ]);
  expect(explained(twoCategories, ofAe ?? 'total', '0.50')?.slice(0, 2)).toEqual([
    'Lijn 2: € 0,50',
    '= Maatstaf aan 0 % (AE): € 0,50',
  ]);
  const rate = parsePercent('0');
  expect(explained(twoCategories, { category: 'K', rate, of: 'allowance' })).toEqual([
    'Korting aan 0 %: € 0,01',
    '= Korting aan 0 % (K): € 0,01',
    'De korting aan 0 % is op de cent verdeeld over de btw-categorieën, naar het netto van hun lijnen: K € 0,01, AE € 0,00.',
    'Regel T13 van de berekening. Norm: EN 16931 BG-20, BG-23.',
  ]);
});

test('an amount that does not follow from the lines is not explained', () => {
  expect(explained(invoice, 'total', '163.36')).toBeUndefined();
  expect(explained(invoice, 'total', '163.35')).toBeDefined();
});
