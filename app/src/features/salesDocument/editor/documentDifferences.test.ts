import type { LineRecord } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import type { DocumentState } from '../../../state/document/documentForm.ts';
import { documentDifferences } from './documentDifferences.ts';

const mine = reduceEditor(newEditor<LineRecord>(), {
  type: 'linesInserted',
  lines: [
    {
      description: 'Lamp',
      quantity: quantity(2000),
      unitPrice: unitPrice(10_0000),
      vat: { code: 3, rate: percent(21_00) },
    },
  ],
});

const reported = (theirs: DocumentState, own = mine) =>
  documentDifferences(theirs, own).map(({ label, theirs: one, mine: other }) =>
    [label, one, other].join('|'),
  );

test('equal documents have no differences', () => {
  expect(reported(mine)).toEqual([]);
});

test('each field of the head is listed under its own label, theirs before mine', () => {
  const head = {
    customer: { number: 'K1', name: 'Peeters' },
    countingType: 'V',
    date: isoDate('2026-03-05'),
    dueDate: isoDate('2026-03-19'),
    deliveryDate: isoDate('2026-03-12'),
    reference: 'PO 7',
    remarks: 'Dank u',
    notes: 'Gebeld',
  };
  expect(reported({ ...mine, ...head })).toEqual([
    'Klant|Peeters|',
    'Typetelling|V|F',
    'Datum|5/03/2026|',
    'Vervaldag|19/03/2026|',
    'Leverdag|12/03/2026|',
    'Referentie|PO 7|',
    'Opmerkingen op het document|Dank u|',
    'Interne notities|Gebeld|',
  ]);
});

test('lines are listed with their contents, and the total', () => {
  const theirs = reduceEditor(newEditor<LineRecord>(), {
    type: 'linesInserted',
    lines: [{ description: 'Uren', nature: 'service', quantity: quantity(1500) }],
  });
  expect(reported(theirs, reduceEditor(mine, { type: 'linesInserted', lines: [{}] }))).toEqual([
    'Lijn 1|Uren (Dienst, 1,5 × 0,00)|Lamp (Goed, 2 × 10,00)',
    'Lijn 2|(geen lijn)|',
    'Totaal Incl.|€\u00a00,00|€\u00a024,20',
  ]);
});
