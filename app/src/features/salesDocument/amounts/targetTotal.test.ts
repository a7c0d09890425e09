import {
  cents,
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { LineRecord } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import type { DocumentEvent } from '../../../state/document/documentForm.ts';
import { freeChoices, targetOutcome } from './targetTotal.ts';

const vat = { code: 3, rate: percent(2100) };

const events: readonly DocumentEvent[] = [
  {
    type: 'defaultsLoaded',
    number: '20261000001',
    date: isoDate('2026-03-05'),
    defaults: { vat, margin: percent(2500) },
  },
  {
    type: 'linesInserted',
    lines: [
      { description: 'Uitleg' },
      {
        description: 'Tafel\nmet laden',
        quantity: quantity(10_000),
        unitPrice: unitPrice(12_5000),
      },
    ],
  },
];
const document = events.reduce(reduceEditor, newEditor<LineRecord>());

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

function outcome(wanted: number, of: 'total' | 'net', key: string) {
  const choice = freeChoices(document).find((one) => one.key === key);
  if (!choice) throw new Error(`No choice ${key}`);
  const found = targetOutcome(document, cents(wanted), of, choice);
  return 'proposals' in found
    ? [
        found.kind,
        ...found.proposals.map(({ state, value, total }) => [state, plain(value), total]),
      ]
    : [found.kind, found.total];
}

test('the discount of the document may change, and price and discount of lines that sell', () => {
  expect(freeChoices(document).map(({ label }) => label)).toEqual([
    'Korting % op het document',
    'Prijs van lijn 2 (Tafel)',
    'Korting van lijn 2 (Tafel)',
  ]);
});

test('a total that can be reached reports the value', () => {
  expect(outcome(121_00, 'total', '1.unitPrice')).toEqual([
    'hit',
    ['Nu', '€ 12,50', 151_25],
    ['Wordt', '€ 10,00', 121_00],
  ]);
  expect(outcome(100_00, 'net', 'discount')).toEqual([
    'hit',
    ['Nu', '0 %', 151_25],
    ['Wordt', '20 %', 121_00],
  ]);
});

test('one that cannot be reached reports the nearest on both sides', () => {
  expect(outcome(100_00, 'total', '1.unitPrice')).toEqual([
    'miss',
    ['Nu', '€ 12,50', 151_25],
    ['Net eronder', '€ 8,26', 99_95],
    ['Net erboven', '€ 8,27', 100_07],
  ]);
  expect(outcome(200_00, 'total', 'discount')).toEqual([
    'miss',
    ['Nu', '0 %', 151_25],
    ['Net eronder', '0 %', 151_25],
  ]);
});

test('the current total changes nothing', () => {
  expect(outcome(151_25, 'total', '1.discount')).toEqual(['same', ['Nu', '0 %', 151_25]]);
});
