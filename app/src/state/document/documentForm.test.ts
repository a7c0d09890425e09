import type { LineRecord } from '@facturatie/api-contract';
import { isoDate, newEditor, percent, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { formOf } from './documentForm.ts';
import type { DocumentEvent } from './documentForm.ts';

test('a save sends the purchase price and the margins of a line: by the default margin without an article, else of the article', () => {
  const date = isoDate('2026-03-05');
  const events: readonly DocumentEvent[] = [
    {
      type: 'defaultsLoaded',
      number: '20261000001',
      date,
      defaults: { vat: { code: 3, rate: percent(2100) }, margin: percent(2000) },
    },
    { type: 'customerPicked', customer: { number: 'K1', name: 'Peeters' }, countingType: 'F' },
    { type: 'linesInserted', lines: [{ unitPrice: unitPrice(10_0000), discount: percent(1000) }] },
    { type: 'lineAdded' },
    {
      type: 'articlePicked',
      line: 1 as LineId,
      article: {
        number: 'AF-A1',
        description: 'Afdekfolie',
        nature: 'goods',
        purchasePrice: unitPrice(6_0000),
        unitPrice: unitPrice(10_0000),
      },
    },
    { type: 'linesInserted', lines: [{ description: 'Tekst' }] },
  ];
  const { lines } = formOf(events.reduce(reduceEditor, newEditor<LineRecord>()));
  expect(lines).toMatchObject([
    {
      purchasePrice: 8_00,
      margin: 2_00,
      marginPercent: 20_00,
      netMargin: 1_00,
      netMarginPercent: 11_11,
      finalMargin: 1_00,
      finalMarginPercent: 11_11,
      totalMargin: 2_00,
      totalNetMargin: 1_00,
      totalFinalMargin: 1_00,
    },
    { purchasePrice: 6_00, margin: 4_00, marginPercent: 40_00, totalFinalMargin: 4_00 },
    { type: 'text', purchasePrice: null, margin: null, totalFinalMargin: null },
  ]);
});
