import type { LineRecord } from '@facturatie/api-contract';
import { newEditor, percent, quantity, reduceEditor } from '@facturatie/invoice-engine';
import type { LineId, NewLine } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { lineToFill, withoutBlankEnd } from '../../state/document/blankLines.ts';
import { numberIn, pastedNumber } from './changeNumber.ts';
import { copiedCell } from './copiedCell.ts';
import { faultsOf } from '../../state/document/documentFaults.ts';
import type { DocumentState } from '../../state/document/documentForm.ts';
import type { DocumentRow } from '../../state/document/documentRows.ts';
import { pastedLines } from './pastedLines.ts';

const vat = { code: 3, rate: percent(21_00) };
const settings = {
  vat: { defaultCode: 3 },
  vatGroups: [vat],
} as unknown as Parameters<typeof pastedLines>[3];

function documentOf(...lines: NewLine[]): DocumentState {
  return reduceEditor(newEditor<LineRecord>(), { type: 'linesInserted', lines });
}

function rowOf(state: DocumentState, place: number, unread: DocumentRow['unread'] = {}) {
  const line = state.lines[place];
  if (!line) throw new Error(`There is no line ${place}`);
  return { id: line.id, line, unread, faults: {} } satisfies DocumentRow;
}

test('one goes on in the first line that is free, or else in the last', () => {
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

test('a cell that is copied from above takes along a text that is no value', () => {
  const state = documentOf({ quantity: quantity(2000) }, {});
  const below = state.lines[1]?.id ?? (0 as LineId);
  const { unread } = copiedCell(below, 'quantity', rowOf(state, 0, { quantity: '2 x' }));
  expect(unread).toEqual({ [`${below}.quantity`]: '2 x' });
});

test('each pasted line that is new gets its own cells, and keeps what it begins with where the block is empty', () => {
  const state = documentOf({ description: 'A' });
  const row = rowOf(state, 0);
  const cells = (description: string, amount: string) => ({ description, quantity: amount });
  const { events, unread } = pastedLines(
    state,
    [
      { line: undefined, cells: cells('Lamp', '2') },
      { line: undefined, cells: cells('Snoer', '') },
    ],
    row,
    settings,
  );
  const after = events.reduce(reduceEditor, state);
  expect(after.lines.map(({ content }) => content.description)).toEqual(['A', 'Lamp', 'Snoer']);
  expect(after.lines[1]?.content).toMatchObject({ quantity: 2000 });
  expect(unread).toEqual({ [`${after.lines[1]?.id}.quantity`]: undefined });
});

test('an empty number that is required stays empty, and is asked for; a text that is none is malformed', () => {
  const state = documentOf({ quantity: quantity(2000) });
  const { id } = rowOf(state, 0);
  const field = `${id}.quantity`;
  expect(pastedNumber(id, 'quantity', '').unread).toEqual({ [field]: '' });
  expect(numberIn(rowOf(state, 0, { quantity: '' }), 'quantity')).toBeNull();
  expect(faultsOf(state, { [field]: '' }).byField[field]).toMatchObject({ code: 'required' });
  expect(faultsOf(state, { [field]: 'x' }).byField[field]).toMatchObject({ code: 'malformed' });
});
