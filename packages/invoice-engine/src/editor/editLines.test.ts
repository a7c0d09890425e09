import { describe, expect, test } from 'vitest';
import { parsePercent, parseQuantity, parseUnitPrice } from '../number/scaled.ts';
import { editorTotals } from './editorDocument.ts';
import type { EditorEvent } from './EditorEvent.ts';
import { reduceEditor } from './reduceEditor.ts';
import {
  articleContent,
  contents,
  editorAfter,
  editorWith,
  id,
  noVat,
  priced,
  priceTyped,
  quantityTyped,
  hammer,
  type Row,
} from './testing/editing.ts';

describe('E4 editing a text line makes it an article line', () => {
  const delivery = editorWith({ description: 'Delivery' });

  test('with the default VAT when VAT is counted', () => {
    const state = editorAfter([priceTyped(id(0), '12.50')], delivery);
    expect(contents(state)).toEqual([
      articleContent({ description: 'Delivery', unitPrice: parseUnitPrice('12.50') }),
    ]);
    expect(editorTotals(state)).toMatchObject({ lineNet: 1250, total: 1513 });
  });

  test('with code 0 at rate 0 with any other counting type', () => {
    const state = editorAfter(
      [{ type: 'countingTypeEdited', countingType: 'V' }, priceTyped(id(0), '12.50')],
      delivery,
    );
    expect(contents(state)).toEqual([
      articleContent({
        description: 'Delivery',
        unitPrice: parseUnitPrice('12.50'),
        vat: noVat,
      }),
    ]);
    expect(editorTotals(state)).toMatchObject({ total: 1250 });
  });

  const vat = { code: 5, rate: parsePercent('6') };
  const edits: [string, EditorEvent<Row>, object][] = [
    [
      'nature',
      { type: 'lineEdited', line: id(0), field: 'nature', value: 'service' },
      { nature: 'service' },
    ],
    ['quantity', quantityTyped(id(0), '3'), { quantity: parseQuantity('3') }],
    [
      'discount',
      { type: 'lineEdited', line: id(0), field: 'discount', value: parsePercent('5') },
      { discount: parsePercent('5') },
    ],
    ['VAT', { type: 'lineEdited', line: id(0), field: 'vat', value: vat }, { vat }],
    [
      'nature, even the one it gets anyway',
      { type: 'lineEdited', line: id(0), field: 'nature', value: 'goods' },
      {},
    ],
  ];
  test.each(edits)('by its %s', (_, event, typed) => {
    expect(contents(reduceEditor(delivery, event))).toEqual([
      articleContent({ description: 'Delivery', ...typed }),
    ]);
  });
});

describe('E5 a picked article fills the line', () => {
  const picked: EditorEvent<Row> = { type: 'articlePicked', line: id(0), article: hammer };
  const article = { number: 'A-1', purchasePrice: parseUnitPrice('6') };

  test('and leaves quantity, discount and VAT', () => {
    const own = {
      quantity: parseQuantity('3'),
      discount: parsePercent('0'),
      vat: { code: 4, rate: parsePercent('6') },
    };
    const state = reduceEditor(editorWith({ ...own, nature: 'service' }), picked);
    expect(contents(state)).toEqual([
      articleContent({ ...own, description: 'Hammer', unitPrice: parseUnitPrice('10'), article }),
    ]);
    expect(state.lines[0]?.amounts).toMatchObject({ net: 3000, margin: 400 });
  });

  test('and links a line that says the same already', () => {
    const { description, nature, unitPrice } = hammer;
    const state = reduceEditor(editorWith({ description, nature, unitPrice }), picked);
    expect(contents(state)).toEqual([
      articleContent({ description: 'Hammer', unitPrice: parseUnitPrice('10'), article }),
    ]);
  });

  test('and makes one piece of a text line', () => {
    const state = reduceEditor(editorWith({ description: 'ham' }), picked);
    expect(contents(state)).toEqual([
      articleContent({ description: 'Hammer', unitPrice: parseUnitPrice('10'), article }),
    ]);
  });
});

describe('E6 another description unlinks the article', () => {
  const linked = editorAfter([
    { type: 'lineAdded' },
    { type: 'articlePicked', line: id(0), article: hammer },
  ]);
  const described = (description: string): EditorEvent<Row> => ({
    type: 'descriptionEdited',
    line: id(0),
    description,
  });

  test('it becomes a text line and no longer counts', () => {
    const state = reduceEditor(linked, described('Hammer!'));
    expect([contents(state), editorTotals(state).total]).toEqual([
      [{ type: 'text', description: 'Hammer!' }],
      0,
    ]);
  });

  test('typing the description back does not link it again', () => {
    const state = editorAfter([described('Hammer!'), described('Hammer')], linked);
    expect([contents(state), editorTotals(state).total]).toEqual([
      [{ type: 'text', description: 'Hammer' }],
      0,
    ]);
  });

  test('the same description keeps the article', () => {
    expect(reduceEditor(linked, described('Hammer'))).toBe(linked);
  });

  test('a line that never had an article stays an article line', () => {
    const state = reduceEditor(
      editorWith({ ...priced('10'), description: 'Works' }),
      described(''),
    );
    expect(contents(state)).toEqual([articleContent({ unitPrice: parseUnitPrice('10') })]);
  });
});
