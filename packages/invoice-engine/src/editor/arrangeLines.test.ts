import { describe, expect, test } from 'vitest';
import { parsePercent, parseQuantity, parseUnitPrice } from '../number/scaled.ts';
import { calculatedDocument, documentInput, editorTotals } from './editorDocument.ts';
import type { EditorEvent, NewLine } from './EditorEvent.ts';
import { reduceEditor } from './reduceEditor.ts';
import {
  articleContent,
  contents,
  editorAfter,
  editorWith,
  id,
  keys,
  noVat,
  priced,
  type Row,
} from './testing/editing.ts';

const threeLines = editorWith({ description: 'A' }, priced('10'), { description: 'C' });

describe('E1 visible lines are numbered in display order', () => {
  const state = editorAfter([{ type: 'lineDeleted', line: id(1) }], threeLines);

  test('a deleted line has no number and is behind the others', () => {
    expect(calculatedDocument(state).lines.map((line) => line?.sequence)).toEqual([
      0,
      1,
      undefined,
    ]);
    expect(documentInput(state).lines.map(({ mode }) => mode)).toEqual(['new', 'new', 'deleted']);
  });

  test('a deleted line keeps its contents, to be sent to the server', () => {
    expect([keys(state), state.deleted]).toEqual([
      [
        [id(0), 'new'],
        [id(2), 'new'],
      ],
      [{ id: id(1), mode: 'deleted', content: threeLines.lines[1]?.content, saved: undefined }],
    ]);
  });
});

test('E2 deleting a line that was just inserted restores lines, numbers and totals', () => {
  const before = editorWith(priced('10'));
  const after = editorAfter(
    [
      { type: 'lineAdded', after: id(0) },
      { type: 'lineDeleted', line: id(1) },
    ],
    before,
  );
  expect(editorTotals(before)).toMatchObject({ lineNet: 1000, total: 1210 });
  expect([after.lines, after.sums, editorTotals(after)]).toEqual([
    before.lines,
    before.sums,
    editorTotals(before),
  ]);
  expect(after.deleted.map((line) => [line.id, line.mode])).toEqual([[id(1), 'deleted']]);
});

describe('E3 a line is added where it is requested', () => {
  test('behind a line, and only what follows is renumbered', () => {
    const state = editorAfter([{ type: 'lineAdded', after: id(0) }], threeLines);
    expect(state.lines.map((line) => line.id)).toEqual([id(0), id(3), id(1), id(2)]);
    expect(state.lines[1]).toMatchObject({
      mode: 'new',
      content: { type: 'text', description: '' },
    });
  });

  test('at the end', () => {
    const state = editorAfter([{ type: 'lineAdded' }], threeLines);
    expect(state.lines.map((line) => line.id)).toEqual([id(0), id(1), id(2), id(3)]);
  });
});

describe('E10 a line moves', () => {
  const order = (event: EditorEvent<Row>): string =>
    contents(
      reduceEditor(editorWith(...['A', 'B', 'C'].map((description) => ({ description }))), event),
    )
      .map(({ description }) => description)
      .join('');

  test.each([
    ['up', id(2), { by: -1 }, 'ACB'],
    ['down', id(0), { by: 1 }, 'BAC'],
    ['to a place', id(0), { to: 2 }, 'BCA'],
    ['beyond the end to the end', id(1), { to: 99 }, 'ACB'],
    ['beyond the beginning to the beginning', id(1), { by: -5 }, 'BAC'],
  ])('%s', (_, line, where, expected) => {
    expect(order({ type: 'lineMoved', line, ...where })).toBe(expected);
  });

  test('and no amount of its own, and no total changes', () => {
    const before = editorWith(priced('10'), priced('0.99'), { description: 'C' });
    const after = editorAfter([{ type: 'lineMoved', line: id(0), to: 2 }], before);
    expect([after.lines.toSorted((a, b) => a.id - b.id), editorTotals(after)]).toEqual([
      before.lines,
      editorTotals(before),
    ]);
  });
});

test('E11 a copy of a line is new and has only the given server fields', () => {
  const content = articleContent({
    quantity: parseQuantity('3'),
    unitPrice: parseUnitPrice('10'),
    article: { number: 'A-1' },
  });
  const { lines: _lines, defaults, ...head } = editorWith();
  const state = editorAfter([
    {
      type: 'documentLoaded',
      defaults,
      document: { ...head, lines: [{ content, saved: { key: 7 } }, { content }] },
    },
    { type: 'lineDuplicated', line: id(0) },
    { type: 'lineDuplicated', line: id(0), saved: { key: 0 } },
    { type: 'lineDeleted', line: id(1) },
  ]);
  const amounts = state.lines[0]?.amounts;
  expect(state.lines).toStrictEqual([
    { id: id(0), mode: 'edit', content, saved: { key: 7 }, amounts },
    { id: id(3), mode: 'new', content, saved: { key: 0 }, amounts },
    { id: id(2), mode: 'new', content, amounts },
  ]);
  expect(editorTotals(state).total).toBe(10_890);
});

describe('E12 a block of lines', () => {
  const pasted = [
    { description: 'Works' },
    { description: 'Hammer', unitPrice: parseUnitPrice('10') },
  ];

  test('holds text lines and article lines, filled as a text line that is edited', () => {
    const state = editorWith(...pasted);
    expect(contents(state)).toEqual([
      { type: 'text', description: 'Works' },
      articleContent({
        description: 'Hammer',
        unitPrice: parseUnitPrice('10'),
        article: undefined,
      }),
    ]);
    expect(editorTotals(state).total).toBe(1210);
  });

  test('follows the line that was named, with the lines in their order', () => {
    const state = editorAfter([{ type: 'linesInserted', after: id(0), lines: pasted }], threeLines);
    expect(keys(state).map(([key]) => key)).toEqual([id(0), id(3), id(4), id(1), id(2)]);
  });

  test.each<[string, NewLine]>([
    ['nature', { nature: 'service' }],
    ['quantity', { quantity: parseQuantity('2') }],
    ['unit price', { unitPrice: parseUnitPrice('2') }],
    ['discount', { discount: parsePercent('2') }],
    ['VAT', { vat: noVat }],
    ['article', { article: { number: 'A-1' } }],
  ])('makes an article line of one with a %s', (_, line) => {
    expect(contents(editorWith(line))).toEqual([articleContent(line)]);
  });

  test('keeps every field that is given', () => {
    const line = articleContent({
      description: 'Advice',
      nature: 'service',
      quantity: parseQuantity('2'),
      unitPrice: parseUnitPrice('3'),
      discount: parsePercent('4'),
      vat: { code: 5, rate: parsePercent('6') },
      article: { number: 'A-2', purchasePrice: parseUnitPrice('1') },
    });
    expect(contents(editorWith(line))).toEqual([line]);
  });
});

test('E24 a line has the next number as its id, which is not given again', () => {
  const state = editorAfter([
    { type: 'lineAdded' },
    { type: 'lineAdded' },
    { type: 'lineDeleted', line: id(0) },
    { type: 'lineAdded' },
  ]);
  expect(state.lines.map((line) => line.id)).toEqual([id(1), id(2)]);
});
