import { newLineRecord } from '@facturatie/api-contract';
import type { SalesDocument } from '@facturatie/api-contract';
import { isoDate, percent, quantity, unitPrice } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { openNew } from './openedDocument.ts';
import { newDocument } from './testing/testDocument.ts';

const line = {
  type: 'article',
  description: 'Uren',
  nature: 'service',
  articleNumber: 'A1',
  purchasePrice: 6_50,
  quantity: quantity(2000),
  unitPrice: unitPrice(10_0000),
  discount: percent(5_00),
  vatCode: 3,
  vatRate: percent(21_00),
  record: { ...newLineRecord, id: 7, unitId: 2, supplierCode: 'L7', delivered: quantity(1000) },
};

const origin = (kind: 'quote' | 'invoice') =>
  ({
    kind,
    number: '20261000007',
    date: isoDate('2026-01-02'),
    dueDate: isoDate('2026-01-30'),
    customer: { number: 'K1', name: 'Peeters' },
    countingType: 'V',
    reference: 'PO 7',
    remarks: 'Dank u',
    notes: 'Gebeld',
    discount: percent(2_50),
    lines: [line],
  }) as unknown as SalesDocument;

const copied = {
  number: newDocument.number,
  date: newDocument.date,
  customer: { number: 'K1', name: 'Peeters' },
  countingType: 'V',
  reference: 'PO 7',
  remarks: 'Dank u',
  discount: 2_50,
  lines: [
    {
      mode: 'new',
      content: {
        type: 'article',
        description: 'Uren',
        nature: 'service',
        quantity: 2000,
        unitPrice: 10_0000,
        discount: 5_00,
        vat: { code: 3, rate: 21_00 },
        article: { number: 'A1', purchasePrice: 6_5000 },
      },
      saved: { ...newLineRecord, unitId: 2, supplierCode: 'L7' },
    },
  ],
};

test('an invoice of a quote has all fields of the quote, with its own dates', () => {
  const { state, ...opened } = openNew('invoice', newDocument, origin('quote'));
  expect(state).toMatchObject({ ...copied, notes: 'Gebeld' });
  expect(state.dueDate).not.toBe('2026-01-30');
  expect(opened).toMatchObject({ quoteNumber: '20261000007', creditedNumber: '' });
});

test('a credit note of an invoice is due on its own date, and has no notes of the invoice', () => {
  const { state, ...opened } = openNew('creditNote', newDocument, origin('invoice'));
  expect(state).toMatchObject({ ...copied, notes: '', dueDate: newDocument.date });
  expect(opened).toMatchObject({ quoteNumber: '', creditedNumber: '20261000007' });
});

test('a new document has one line to begin in', () => {
  const { state, ...opened } = openNew('quote', newDocument);
  expect(state.lines).toHaveLength(1);
  expect(opened).toMatchObject({ quoteNumber: '', creditedNumber: '' });
});
