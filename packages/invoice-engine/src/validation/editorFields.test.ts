import { describe, expect, test } from 'vitest';
import { isoDate } from '../date/isoDate.ts';
import type { EditorState } from '../editor/EditorState.ts';
import { newEditor } from '../editor/newEditor.ts';
import { editorAfter, id, priced, quantityTyped } from '../editor/testing/editing.ts';
import type { Row } from '../editor/testing/editing.ts';
import { editorFields } from './editorFields.ts';
import { failingFields, failingLines } from './fields/failingFields.ts';
import type { Finding } from './Finding.ts';
import { validateDocument } from './validateDocument.ts';

const findingsOf = (state: EditorState<Row>): Finding[] => validateDocument(editorFields(state));

/** A quote that can be saved: a line of text, a deleted line, and one that sells below its cost. */
const complete = editorAfter([
  {
    type: 'defaultsLoaded',
    number: '1',
    date: isoDate('2026-11-21'),
    defaults: newEditor().defaults,
  },
  { type: 'customerPicked', customer: { number: '7', name: 'De Korenaar' }, countingType: 'F' },
  {
    type: 'linesInserted',
    lines: [{ description: 'Work' }, priced('5'), priced('12.50'), priced('0.335')],
  },
  { type: 'lineDeleted', line: id(1) },
  { type: 'lineDeleted', line: id(3) },
]);

describe('V35 in the editor', () => {
  test('a whole document has no finding, whatever is in its deleted lines', () => {
    expect(findingsOf(complete)).toEqual([]);
  });

  test('a new document has findings for the required fields', () => {
    expect(failingFields(findingsOf(newEditor()))).toEqual([
      'number',
      'date',
      'dueDate',
      'deliveryDate',
      'customer.number',
      'customer.name',
      'lines',
    ]);
  });

  test('a returned piece is the second line that people see, and makes the totals fail', () => {
    const state = editorAfter([quantityTyped(id(2), '-1')], complete);
    const lines = editorFields(state).lines ?? [];
    const findings = findingsOf(state);
    expect(failingLines(findings, lines)).toEqual([2]);
    expect(findings.filter(({ rule }) => rule === 'V30').map(({ path }) => path)).toEqual([
      'lines.1.quantity',
    ]);
    expect(failingFields(findings)).toEqual([
      'totals.net',
      'totals.vat',
      'totals.total',
      'totals.payable',
      'totals.lineNet',
      'totals.vatWithoutAllowance',
      'totals.totalWithoutAllowance',
    ]);
  });
});
