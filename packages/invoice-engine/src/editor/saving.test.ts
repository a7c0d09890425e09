import { describe, expect, test } from 'vitest';
import { isoDate } from '../date/isoDate.ts';
import { parsePercent, type Quantity, parseUnitPrice, scales } from '../number/scaled.ts';
import { draftOf, editorOf } from './draft.ts';
import { editorTotals } from './editorDocument.ts';
import type { EditorEvent } from './EditorEvent.ts';
import type { EditorDraft, EditorState } from './EditorState.ts';
import { isChanged } from './isChanged.ts';
import { newEditor } from './newEditor.ts';
import { reduceEditor } from './reduceEditor.ts';
import {
  articleContent,
  contents,
  editorAfter,
  editorWith,
  id,
  keys,
  priced,
  priceTyped,
  quantityTyped,
  type Row,
} from './testing/editing.ts';

test('E18 a draft holds the input and opens as the state it was made of', () => {
  const state = editorAfter(
    [{ type: 'lineAdded' }, { type: 'lineDeleted', line: id(1) }],
    editorWith(priced('99999999.99', { quantity: scales.quantity.maximum as Quantity }), {
      description: 'A',
    }),
  );
  const text = JSON.stringify(draftOf(state));
  expect(state.lines[0]?.amounts.net).toBe(9_999_999_989_000_000n);
  expect(text).not.toMatch(/amounts|sums|9999999989000000/);
  expect(editorOf(JSON.parse(text) as EditorDraft<Row>)).toEqual(state);
});

describe('E19 lines that were saved', () => {
  const euros = (price: string) => articleContent({ unitPrice: parseUnitPrice(price) });
  /** The answer of a server that keeps the visible lines under the keys 7, 8 and so on. */
  const saved = (sent: EditorState<Row>): EditorEvent<Row> => ({
    type: 'linesReloaded',
    sent,
    lines: sent.lines.map(({ content }, index) => ({ content, saved: { key: 7 + index } })),
  });
  const sent = editorAfter(
    [{ type: 'lineDeleted', line: id(2) }],
    editorWith(priced('10'), priced('20'), priced('30')),
  );

  test('keep their ids and get the fields of the server; deleted lines are removed', () => {
    const state = editorAfter([saved(sent)], sent);
    expect(state).toEqual({
      ...sent,
      lines: sent.lines.map((line, index) => ({
        ...line,
        mode: 'edit',
        saved: { key: 7 + index },
      })),
      deleted: [],
    });
  });

  test('keep what was edited while they were saved', () => {
    const state = editorAfter([quantityTyped(id(0), '2'), saved(sent)], sent);
    expect(state.lines[0]).toMatchObject({
      id: id(0),
      mode: 'edit',
      saved: { key: 7 },
      amounts: { net: 2000 },
    });
    expect(editorTotals(state).lineNet).toBe(2000 + 2000);
  });

  test('stay in front of one that was added since, which is new', () => {
    const state = editorAfter([{ type: 'lineAdded', after: id(0) }, saved(sent)], sent);
    expect(keys(state)).toEqual([
      [id(0), 'edit'],
      [id(3), 'new'],
      [id(1), 'edit'],
    ]);
  });

  test('do not contain a line that was added and deleted since', () => {
    const events: EditorEvent<Row>[] = [
      { type: 'lineAdded' },
      { type: 'lineDeleted', line: id(3) },
      saved(sent),
    ];
    expect(editorAfter(events, sent)).toEqual({
      ...editorAfter([saved(sent)], sent),
      nextLine: 4,
    });
  });

  test('stay deleted when they were deleted since, to be deleted on the server', () => {
    const state = editorAfter([{ type: 'lineDeleted', line: id(0) }, saved(sent)], sent);
    expect([keys(state), state.deleted]).toEqual([
      [[id(1), 'edit']],
      [{ id: id(0), mode: 'deleted', content: euros('10'), saved: { key: 7 } }],
    ]);
  });

  test('are replaced by those of the server, which may be more or fewer', () => {
    const answered = (...prices: string[]): EditorEvent<Row> => ({
      type: 'linesReloaded',
      sent,
      lines: prices.map((price, key) => ({ content: euros(price), saved: { key } })),
    });
    const [more, fewer] = [answered('11', '20', '31'), answered('11')].map((event) =>
      editorAfter([event], sent),
    );
    expect(more).toMatchObject({ nextLine: 4, deleted: [] });
    expect([more, fewer].map((state) => state && [keys(state), contents(state)])).toEqual([
      [
        [
          [id(0), 'edit'],
          [id(1), 'edit'],
          [id(3), 'edit'],
        ],
        [euros('11'), euros('20'), euros('31')],
      ],
      [[[id(0), 'edit']], [euros('11')]],
    ]);
    expect([more, fewer].map((state) => state && editorTotals(state).lineNet)).toEqual([
      1100 + 2000 + 3100,
      1100,
    ]);
  });
});

test('E20 loading a document replaces the whole state', () => {
  const { lines: _lines, defaults, ...head } = newEditor<Row>();
  const content = articleContent({ unitPrice: parseUnitPrice('10') });
  const document = {
    ...head,
    number: '20261000001',
    reference: 'R',
    lines: [{ content, saved: { key: 7 } }],
  };
  const before = editorAfter(
    [
      { type: 'lineAdded' },
      { type: 'lineDeleted', line: id(0) },
      { type: 'textEdited', field: 'notes', value: 'x' },
    ],
    editorWith(priced('99')),
  );
  const loaded = editorAfter([{ type: 'documentLoaded', document, defaults }], before);
  const blank = editorAfter([
    { type: 'documentLoaded', document: { ...head, lines: [] }, defaults },
  ]);
  expect([keys(loaded), editorTotals(loaded).total]).toEqual([[[id(2), 'edit']], 1210]);
  expect(loaded).toEqual({
    ...blank,
    number: '20261000001',
    reference: 'R',
    nextLine: 3,
    lines: [{ id: 2, mode: 'edit', content, saved: { key: 7 }, amounts: loaded.lines[0]?.amounts }],
    sums: loaded.sums,
  });
});

describe('E23 unsaved changes', () => {
  const saved = editorWith(priced('10'), { description: 'A' });

  test('are none when a value is changed back', () => {
    const twice = editorAfter([quantityTyped(id(0), '2'), quantityTyped(id(0), '1')], saved);
    expect(isChanged(twice, saved)).toBe(false);
  });

  test.each<EditorEvent<Row>>([
    quantityTyped(id(0), '2'),
    { type: 'lineEdited', line: id(0), field: 'nature', value: 'service' },
    { type: 'descriptionEdited', line: id(1), description: 'B' },
    priceTyped(id(1), '0'),
    { type: 'lineAdded' },
    { type: 'lineDeleted', line: id(1) },
    { type: 'lineMoved', line: id(0), by: 1 },
    { type: 'customerPicked', customer: { number: '7', name: 'Peeters' }, countingType: 'F' },
    { type: 'textEdited', field: 'remarks', value: 'x' },
    { type: 'countingTypeEdited', countingType: 'V' },
    { type: 'documentDiscountEdited', discount: parsePercent('5') },
    { type: 'dateEdited', date: isoDate('2026-02-20') },
    { type: 'dueDateEdited', date: isoDate('2026-02-20') },
    { type: 'deliveryDateEdited', date: isoDate('2026-02-20') },
  ])('are there after $type', (event) => {
    expect(isChanged(reduceEditor(saved, event), saved)).toBe(true);
  });

  test('are there when a saved line was deleted and an equal one was added', () => {
    const sent = editorWith({ description: 'A' });
    const answer: EditorEvent<Row> = {
      type: 'linesReloaded',
      sent,
      lines: [{ content: { type: 'text', description: 'A' }, saved: { key: 7 } }],
    };
    const baseline = editorAfter([answer], sent);
    const state = editorAfter(
      [
        { type: 'lineDuplicated', line: id(0) },
        { type: 'lineDeleted', line: id(0) },
      ],
      baseline,
    );
    expect([isChanged(baseline, baseline), isChanged(state, baseline)]).toEqual([false, true]);
  });
});
