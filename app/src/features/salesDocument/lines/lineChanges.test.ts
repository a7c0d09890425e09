import { newLineRecord } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';
import { newEditor, percent, quantity, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import type { LineId, NewLine } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { lineToFill, withoutBlankEnd } from '../../../state/document/blankLines.ts';
import { faultsOf } from '../../../state/document/documentFaults.ts';
import type { DocumentState } from '../../../state/document/documentForm.ts';
import type { DocumentRow } from '../../../state/document/documentRows.ts';
import { duplicatedLine, lineChanges, numberIn, pastedLines, rowChanges } from './lineChanges.ts';

const vat = { code: 3, rate: percent(21_00) };
const settings = {
  vat: { defaultCode: 3 },
  vatGroups: [vat],
} as unknown as Parameters<typeof pastedLines>[3];

function documentOf(...lines: NewLine[]): DocumentState {
  return reduceEditor(newEditor<LineRecord>(), { type: 'linesInserted', lines });
}

function rowOf(state: DocumentState, place: number, unparsed: DocumentRow['unparsed'] = {}) {
  const line = state.lines[place];
  if (!line) throw new Error(`There is no line ${place}`);
  return { id: line.id, line, unparsed, faults: {} } satisfies DocumentRow;
}

test('one continues in the first line that is free, or else in the last', () => {
  const state = documentOf({ description: 'A' }, {}, { description: 'C' }, {});
  expect(lineToFill(state)).toBe(state.lines[1]?.id);
  const full = documentOf({ description: 'A' }, { description: 'B' });
  expect(lineToFill(full)).toBe(full.lines[1]?.id);
  expect(lineToFill(documentOf())).toBeUndefined();
});

test('blank lines at the end go, but not one that the server has', () => {
  const state = documentOf({ description: 'A' }, {}, {});
  expect(withoutBlankEnd(state)).toHaveLength(2);
  const kept = {
    ...state,
    lines: state.lines.map((line, place) => (place === 1 ? { ...line, mode: 'edit' } : line)),
  } as DocumentState;
  expect(withoutBlankEnd(kept)).toEqual([{ type: 'lineDeleted', line: state.lines[2]?.id }]);
});

test('a text that is no number stays in its field, and an empty text line stays one', () => {
  const state = documentOf({ quantity: quantity(2000) }, {});
  const row = rowOf(state, 0);
  const edit = { column: 'quantity', value: null, unparsedText: '2 x' };
  expect(lineChanges(row.id, edit, settings).unparsed).toEqual({ [`${row.id}.quantity`]: '2 x' });
  const empty = rowOf(state, 1);
  expect(rowChanges(empty, { column: 'quantity', value: null }, settings).events).toEqual([]);
});

test('an edit changes the field of its column, and no other', () => {
  const state = documentOf({ quantity: quantity(7000) });
  const own = rowOf(state, 0);
  const lowVat = { code: 2, rate: percent(6_00) };
  const vatGroups = { ...settings, vatGroups: [vat, lowVat] };
  const edits = [
    ['description', 'Lamp', 'Lamp'],
    ['nature', 'service', 'service'],
    ['quantity', 2000, quantity(2000)],
    // Typed in cents, and kept in ten-thousandths of a euro.
    ['unitPrice', 12_34, unitPrice(12_3400)],
    ['discount', 5_00, percent(5_00)],
    ['vat', '2', lowVat],
  ] as const;
  for (const [column, value, kept] of edits) {
    const { events } = lineChanges(own.id, { column, value }, vatGroups);
    const after = events.reduce(reduceEditor, state);
    expect(after.lines[0]?.content).toEqual({ ...own.line.content, [column]: kept });
  }
});

test('each pasted line that is new gets its own cells, and keeps what it begins with where the block is empty', () => {
  const state = documentOf({ description: 'A' });
  const row = rowOf(state, 0);
  const edits = (description: string, amount: number | null) => [
    { column: 'description', value: description },
    { column: 'quantity', value: amount },
  ];
  const { events, unparsed } = pastedLines(
    state,
    [
      { line: undefined, edits: edits('Lamp', 2000) },
      { line: undefined, edits: edits('Snoer', null) },
    ],
    row,
    settings,
  );
  const after = events.reduce(reduceEditor, state);
  expect(after.lines.map(({ content }) => content.description)).toEqual(['A', 'Lamp', 'Snoer']);
  expect(after.lines[1]?.content).toMatchObject({ quantity: 2000 });
  expect(unparsed).toEqual({ [`${after.lines[1]?.id}.quantity`]: undefined });
});

test('an empty number that is required stays empty, and is reported; invalid text is malformed', () => {
  const state = documentOf({ quantity: quantity(2000) });
  const { id } = rowOf(state, 0);
  const field = `${id}.quantity`;
  const emptied = lineChanges(id, { column: 'quantity', value: null }, settings);
  expect(emptied.unparsed).toEqual({ [field]: '' });
  expect(numberIn(rowOf(state, 0, { quantity: '' }), 'quantity')).toBeNull();
  expect(faultsOf(state, { [field]: '' }).byField[field]).toMatchObject({ code: 'required' });
  expect(faultsOf(state, { [field]: 'x' }).byField[field]).toMatchObject({ code: 'malformed' });
});

test('a copy of a line has the invalid texts of that line only', () => {
  const present = reduceEditor(newEditor<LineRecord>(), {
    type: 'linesInserted',
    lines: [{ description: 'Een' }, { description: 'Twee' }],
  });
  const unparsed = {
    '1.quantity': '3 stuks',
    '1.unitPrice': 'duur',
    '0.quantity': 'veel',
    date: '30/2',
  };
  expect(duplicatedLine(present, unparsed, 1 as LineId)).toEqual({
    events: [{ type: 'lineDuplicated', line: 1, saved: newLineRecord }],
    unparsed: { '2.quantity': '3 stuks', '2.unitPrice': 'duur' },
  });
});

test('a copy of a saved line keeps its unit, and is another line', () => {
  const saved = { ...newLineRecord, id: 7, unitId: 2, supplierCode: 'L-1' };
  const loaded = reduceEditor(newEditor<LineRecord>(), {
    type: 'documentLoaded',
    defaults: newEditor().defaults,
    document: {
      ...newEditor<LineRecord>(),
      lines: [{ content: { type: 'text', description: 'Werkuren' }, saved }],
    },
  });
  const { events } = duplicatedLine(loaded, {}, 0 as LineId);
  expect(events.reduce(reduceEditor, loaded).lines[1]).toMatchObject({
    mode: 'new',
    saved: { ...newLineRecord, unitId: 2, supplierCode: 'L-1' },
  });
});
