import { describe, expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import { InputError } from '../number/InputError.ts';
import { parsePercent, type Quantity } from '../number/scaled.ts';
import {
  calculatedDocument,
  documentInput,
  editorTotals,
  editorVatTable,
} from './editorDocument.ts';
import type { EditorEvent } from './EditorEvent.ts';
import { reduceEditor } from './reduceEditor.ts';
import {
  articleContent,
  editorAfter,
  editorWith,
  highVat,
  id,
  priced,
  priceTyped,
  quantityTyped,
  hammer,
  type Row,
} from './testing/editing.ts';

const threeLines = editorWith({ description: 'A' }, priced('10'), { description: 'C' });

describe('E14 an event without effect returns the same object', () => {
  const state = editorAfter(
    [
      { type: 'dateEdited', date: undefined },
      { type: 'lineAdded' },
      { type: 'lineDeleted', line: id(3) },
      {
        type: 'customerPicked',
        customer: { number: '1', name: 'Peeters' },
        countingType: 'F',
      },
    ],
    threeLines,
  );
  const idle: EditorEvent<Row>[] = [
    ...[id(3), id(99)].flatMap((line): EditorEvent<Row>[] => [
      quantityTyped(line, '2'),
      { type: 'descriptionEdited', line, description: 'B' },
      { type: 'articlePicked', line, article: hammer },
      { type: 'lineAdded', after: line },
      { type: 'linesInserted', after: line, lines: [{}] },
      { type: 'lineDeleted', line },
      { type: 'lineMoved', line, to: 0 },
      { type: 'lineDuplicated', line },
    ]),
    quantityTyped(id(1), '1'),
    priceTyped(id(1), '10'),
    { type: 'lineEdited', line: id(1), field: 'vat', value: { ...highVat } },
    { type: 'descriptionEdited', line: id(0), description: 'A' },
    { type: 'linesInserted', lines: [] },
    { type: 'lineMoved', line: id(0), by: -1 },
    { type: 'lineMoved', line: id(2), by: 1 },
    { type: 'documentDiscountEdited', discount: parsePercent('0') },
    { type: 'vatChanged', vat: { ...highVat } },
    { type: 'countingTypeEdited', countingType: 'F' },
    {
      type: 'customerPicked',
      customer: { number: '1', name: 'Peeters' },
      countingType: 'F',
    },
    { type: 'dateEdited' },
    { type: 'dueDateEdited' },
    { type: 'deliveryDateEdited' },
    { type: 'textEdited', field: 'notes', value: '' },
  ];
  test.each(idle)('$type %j', (event) => {
    expect(reduceEditor(state, event)).toBe(state);
  });
});

describe('E15 a wrong number is refused', () => {
  const state = editorWith({ description: 'A' }, priced('10'));
  const tooMuch = 1_000_000_000 as Quantity;

  test('with line, field and range', () => {
    const event: EditorEvent<Row> = {
      type: 'lineEdited',
      line: id(1),
      field: 'quantity',
      value: tooMuch,
    };
    const refused = new InputError({
      code: 'max',
      field: 'lines.1.quantity',
      minimum: '-999999.999',
      maximum: '999999.999',
      expected: 'wholeNumber',
      unit: '0.001',
      received: '1000000.000',
    });
    expect(() => reduceEditor(state, event)).toThrow(refused);
  });

  test.each<[string, EditorEvent<Row>]>([
    ['on a text line', { type: 'lineEdited', line: id(0), field: 'quantity', value: tooMuch }],
    ['in a block', { type: 'linesInserted', lines: [{}, { quantity: tooMuch }] }],
    [
      'of an article',
      {
        type: 'articlePicked',
        line: id(0),
        article: { ...hammer, purchasePrice: -1 as typeof hammer.unitPrice },
      },
    ],
    [
      'of a VAT change',
      { type: 'vatChanged', vat: { code: 9, rate: 100_01 as typeof highVat.rate } },
    ],
    [
      'of the document',
      { type: 'documentDiscountEdited', discount: Number.NaN as typeof highVat.rate },
    ],
  ])('%s', (_, event) => {
    expect(() => reduceEditor(state, event)).toThrow(InputError);
  });

  test.each([
    ['that is added', [{}, {}], 2],
    ['that is moved since it was sent', [{}, {}, {}], 1],
  ])('with the place in the answer of a saved line %s', (_, sentLines, place) => {
    const sent = editorWith(...sentLines);
    const moved = editorAfter([{ type: 'lineMoved', line: id(1), to: 0 }], sent);
    const lines = [{}, {}, {}].map((_line, index) => ({
      content:
        index === place
          ? articleContent({ quantity: tooMuch })
          : { type: 'text' as const, description: '' },
    }));
    expect(() => reduceEditor(moved, { type: 'linesReloaded', sent, lines })).toThrow(
      expect.objectContaining({ field: `lines.${place}.quantity` }),
    );
  });
});

test('E21 the editor returns the result of the full calculation', () => {
  const state = editorAfter(
    [
      { type: 'documentDiscountEdited', discount: parsePercent('5') },
      priceTyped(id(1), '2.00'),
      { type: 'lineDeleted', line: id(3) },
    ],
    editorWith(
      priced('3.06'),
      priced('1.02'),
      priced('10', { vat: { code: 5, rate: parsePercent('6') } }),
      priced('99'),
    ),
  );
  const whole = calculateDocument(documentInput(state));
  expect(whole.totals.lineNet).toBe(306 + 200 + 1000);
  expect(calculatedDocument(state)).toEqual(whole);
  expect([editorVatTable(state), editorTotals(state)]).toEqual([whole.vatTable, whole.totals]);
});

describe('E22 the other lines keep their object identity', () => {
  const others = (event: EditorEvent<Row>): boolean[] => {
    const before = editorWith(priced('1'), priced('2'), priced('3'));
    const after = editorAfter([event], before);
    return before.lines.map((line) => after.lines.includes(line));
  };

  test('when the second of three is edited', () => {
    expect(others(priceTyped(id(1), '5'))).toEqual([true, false, true]);
  });

  test.each<EditorEvent<Row>>([
    { type: 'lineAdded', after: id(0) },
    { type: 'lineMoved', line: id(2), to: 0 },
    { type: 'lineDuplicated', line: id(1) },
    { type: 'textEdited', field: 'reference', value: 'x' },
    { type: 'countingTypeEdited', countingType: 'V' },
  ])('after $type', (event) => {
    expect(others(event)).toEqual([true, true, true]);
  });

  test('when a description is edited, the amounts of its line too', () => {
    const before = editorWith(priced('1'));
    const after = editorAfter(
      [{ type: 'descriptionEdited', line: id(0), description: 'x' }],
      before,
    );
    expect(after.lines[0]?.amounts).toBe(before.lines[0]?.amounts);
  });
});
