import { ApiError } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';
import { isoDate, newEditor, percent, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import type { DocumentFault } from './documentFaults.ts';
import type { DocumentEvent } from './documentForm.ts';
import { stillApplies, refusalsOf, withoutField } from './documentRefusals.ts';

const vat = { code: 3, rate: percent(2100) };

const first: readonly DocumentEvent[] = [
  {
    type: 'defaultsLoaded',
    number: '20261000001',
    date: isoDate('2026-03-05'),
    defaults: { vat, margin: percent(2500) },
  },
  { type: 'linesInserted', lines: [{ description: 'Een' }, { description: 'Twee', vat }] },
  { type: 'lineDeleted', line: 0 as LineId },
];

const sent = first.reduce(reduceEditor, newEditor<LineRecord>());

function refused(errors: Record<string, string[]>, document = sent) {
  const error = new ApiError({ call: 'x', kind: 'status', status: 422, messages: { errors } });
  return refusalsOf(document, error);
}

test('errors of the server for a line are in the column of its field, also after lines moved, and all of the customer at one field', () => {
  expect(
    refused({
      'customer.number': ['Onbekend.'],
      'customer.name': ['Zo heet deze klant niet.'],
      'lines.0.vatCode': ['Deze btw-code bestaat niet.'],
      'lines.0.vatRate': ['Dit tarief hoort niet bij de btw-code.'],
      'lines.0.articleNumber': ['Weg.'],
      'lines.0.gross': ['De server berekent hier een ander bedrag.'],
    }),
  ).toEqual({
    by: 'server',
    byField: {
      'customer.number': { said: ['Onbekend.', 'Zo heet deze klant niet.'], of: undefined },
      '1.vat': {
        said: ['Deze btw-code bestaat niet.', 'Dit tarief hoort niet bij de btw-code.'],
        of: vat,
      },
      '1.description': { said: ['Weg.'], of: 'Twee' },
      '1.total': {
        said: ['De server berekent hier een ander bedrag.'],
        of: sent.lines[0]?.amounts,
      },
    },
    names: ['customer.number'],
    lines: [1],
  });
});

test('an error without fields marks no field', () => {
  expect(refused({})).toBeUndefined();
});

test('an error without a field of its own is shown beside the form', () => {
  const faults = refused({
    'totals.total': ['Te laag.'],
    quoteNumber: ['Al omgezet.'],
    date: ['Ander jaar.'],
    lines: ['Vul dit in.'],
  });
  expect(withoutField(faults)).toEqual([
    ['totals.total', 'Te laag.'],
    ['quoteNumber', 'Al omgezet.'],
  ]);
});

test('it is shown until the value changes', () => {
  const fault = refused({ 'lines.0.vatCode': ['Weg.'] })?.byField['1.vat'];
  const isSaid = (event: DocumentEvent) =>
    stillApplies(
      reduceEditor(sent, event),
      '1.vat',
      fault as Extract<DocumentFault, { said: unknown }>,
    );
  const line = 1 as LineId;
  expect(isSaid({ type: 'descriptionEdited', line, description: 'Drie' })).toBe(true);
  const other = { code: 0, rate: percent(0) };
  expect(isSaid({ type: 'lineEdited', line, field: 'vat', value: other })).toBe(false);
});

test('at a price it is shown until the amount of the line changes', () => {
  const line = 1 as LineId;
  const priceTyped = (euros: number): DocumentEvent => ({
    type: 'lineEdited',
    line,
    field: 'unitPrice',
    value: unitPrice(euros * 10_000),
  });
  const priced = reduceEditor(sent, priceTyped(10));
  const fault = refused({ 'lines.0.unitPrice': ['Te veel.'] }, priced)?.byField['1.unitPrice'];
  const isSaid = (event: DocumentEvent) =>
    stillApplies(
      reduceEditor(priced, event),
      '1.unitPrice',
      fault as Extract<DocumentFault, { said: unknown }>,
    );
  expect(isSaid({ type: 'descriptionEdited', line, description: 'Drie' })).toBe(true);
  expect(isSaid({ type: 'lineEdited', line, field: 'discount', value: percent(500) })).toBe(false);
  expect(isSaid(priceTyped(9))).toBe(false);
});
