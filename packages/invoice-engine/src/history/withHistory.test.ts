import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../document/testing/exampleLines.ts';
import { editorTotals } from '../editor/editorDocument.ts';
import {
  editorEventRole,
  type EditorHistory,
  reduceEditorHistory,
} from '../editor/editorHistory.ts';
import type { EditorEvent } from '../editor/EditorEvent.ts';
import { newEditor } from '../editor/newEditor.ts';
import { reduceEditor } from '../editor/reduceEditor.ts';
import { contents, id, priceTyped, type Row } from '../editor/testing/editing.ts';
import { InputError } from '../number/InputError.ts';
import type { UnitPrice } from '../number/scaled.ts';
import { type HistoryEvent, newHistory } from './StateHistory.ts';
import { withHistory } from './withHistory.ts';

type Happening = HistoryEvent<EditorEvent<Row>>;

function historyAfter(
  events: readonly Happening[],
  from: EditorHistory<Row> = newHistory(newEditor<Row>()),
  reduce: typeof reduceEditorHistory<Row> = reduceEditorHistory,
): EditorHistory<Row> {
  return events.reduce((history, event) => reduce(deepFreeze(history), deepFreeze(event)), from);
}

/** What the totals of the visible lines are. */
const total = ({ present }: EditorHistory<Row>): unknown => editorTotals(present).total;

const added: Happening = { type: 'lineAdded' };
const priced = priceTyped(id(0), '10');
const undone: Happening = { type: 'undone' };
const redone: Happening = { type: 'redone' };
const undos = (times: number): Happening[] => Array.from({ length: times }, () => undone);

describe('H1 undo restores the state before the last step', () => {
  const states = [[], [added], [added, priced]].map((events) => historyAfter(events).present);

  test.each([
    [1, 1],
    [2, 0],
    [3, 0],
  ])('%i times', (times, step) => {
    const history = historyAfter([added, priced, ...undos(times)]);
    expect(history.present).toEqual(states[step]);
  });

  test('and at the start there is nothing to undo', () => {
    const start: EditorHistory<Row> = newHistory(newEditor<Row>());
    expect(reduceEditorHistory(start, undone)).toBe(start);
  });
});

describe('H2 redo restores what was undone', () => {
  test('the very state', () => {
    const before = historyAfter([added, priced]);
    expect(historyAfter([undone, redone], before)).toEqual({ ...before, isOpen: false });
  });

  test('step by step', () => {
    const back = historyAfter([added, priced, undone, undone]);
    expect(
      [[], [redone], [redone, redone]].map((events) => total(historyAfter(events, back))),
    ).toEqual([0, 0, 1210]);
  });

  test('and after a new step there is nothing to redo', () => {
    const history = historyAfter([added, priced, undone, priceTyped(id(0), '20')]);
    expect([total(history), history.future]).toEqual([2420, []]);
    expect(reduceEditorHistory(history, redone)).toBe(history);
  });
});

describe('H3 an event without effect adds no step', () => {
  const back = historyAfter([added, priced, undone]);

  test('and keeps the steps that can be redone', () => {
    const nothing: Happening = { type: 'descriptionEdited', line: id(0), description: '' };
    expect(reduceEditorHistory(back, nothing)).toBe(back);
  });

  test('nor does one that fails', () => {
    const wrong: Happening = {
      type: 'lineEdited',
      line: id(0),
      field: 'unitPrice',
      value: -1 as UnitPrice,
    };
    expect(() => reduceEditorHistory(back, wrong)).toThrow(InputError);
    expect(total(reduceEditorHistory(back, redone))).toBe(1210);
  });
});

describe('H4 continued typing is merged into the previous step', () => {
  const typed = (description: string, continues = true): Happening => ({
    type: 'descriptionEdited',
    line: id(0),
    description,
    continues,
  });
  const texts = (...events: Happening[]): string[] =>
    contents(historyAfter([added, ...events]).present).map(({ description }) => description);

  test('so that one undo reverts all of it', () => {
    const ham = [typed('H', false), typed('Ha'), typed('Ham')];
    expect([texts(...ham), texts(...ham, undone), texts(...ham, undone, redone)]).toEqual([
      ['Ham'],
      [''],
      ['Ham'],
    ]);
  });

  test.each([
    ['an undo', [typed('H', false), typed('Ha', false), undone, typed('Hi')], 'H'],
    ['a redo', [typed('H', false), undone, redone, typed('Hi')], 'H'],
    [
      'a fact',
      [
        typed('H', false),
        { type: 'defaultsLoaded', number: '1', defaults: newEditor().defaults },
        typed('Hi'),
      ],
      'H',
    ],
  ] satisfies [string, Happening[], string][])('but not across %s', (_, events, before) => {
    expect([texts(...events), texts(...events, undone)]).toEqual([['Hi'], [before]]);
  });

  test('but not at the start', () => {
    const history = historyAfter([{ ...added, continues: true }, undone]);
    expect(history.present.lines).toEqual([]);
  });
});

describe('H5 the oldest steps are discarded', () => {
  const steps = (count: number): Happening[] =>
    Array.from({ length: count }, (_, step) => priceTyped(id(0), `${step + 1}`));
  const backAfter = (count: number, depth?: number): unknown =>
    historyAfter(
      [...steps(count), ...undos(count)],
      newHistory(historyAfter([added]).present),
      withHistory(reduceEditor<Row>, { roleOf: editorEventRole, depth }),
    ).present.lines[0]?.amounts.listTotal;

  test('beyond the depth that was requested', () => {
    expect(backAfter(3, 2)).toBe(100);
  });

  test('beyond 200 when none was', () => {
    expect([backAfter(200), backAfter(201)]).toEqual([0, 100]);
  });
});

describe('H6 a fact applies to every state that can be reached', () => {
  const before = historyAfter([added]);
  const saved: Happening = {
    type: 'linesReloaded',
    sent: before.present,
    lines: [{ content: { type: 'text', description: '' }, saved: { key: 7 } }],
  };
  const line = { id: id(0), content: { type: 'text', description: '' }, saved: { key: 7 } };

  test('a saved line that is undone is deleted, redone it is edited', () => {
    const [back, forth] = [[undone], [undone, redone]].map(
      (events) => historyAfter([saved, ...events], before).present,
    );
    expect([back, forth]).toMatchObject([
      { lines: [], deleted: [{ ...line, mode: 'deleted' }] },
      { lines: [{ ...line, mode: 'edit' }], deleted: [] },
    ]);
  });

  test('a deleted line that was saved so comes back as a new one', () => {
    const deleted = historyAfter([saved, { type: 'lineDeleted', line: id(0) }], before);
    const gone: Happening = { type: 'linesReloaded', sent: deleted.present, lines: [] };
    expect(historyAfter([gone, undone], deleted).present).toMatchObject({
      lines: [{ ...line, mode: 'new', saved: undefined }],
      deleted: [],
    });
  });

  test('a line that comes after an undone save has an id of its own', () => {
    const { lines, deleted } = historyAfter([saved, undone, added], before).present;
    expect([...lines, ...deleted].map((each) => each.id)).toEqual([id(1), id(0)]);
  });

  test('it makes no step', () => {
    const history = historyAfter([saved], before);
    const back = historyAfter([undone], history);
    expect([back.present.lines, historyAfter([undone], back)]).toEqual([[], back]);
  });

  test('it applies to later states too, at any distance', () => {
    const number: Happening = {
      type: 'defaultsLoaded',
      number: '7',
      defaults: newEditor().defaults,
    };
    const history = historyAfter([added, added, undone, undone, number]);
    const numbers = [[], [redone], [redone, redone], [redone, redone, undone]].map(
      (events) => historyAfter(events, history).present.number,
    );
    expect(numbers).toEqual(['7', '7', '7', '7']);
  });
});

test('H7 a start leaves nothing to undo or redo', () => {
  const { lines: _lines, defaults, ...head } = newEditor<Row>();
  const history = historyAfter([
    added,
    added,
    undone,
    { type: 'documentLoaded', document: { ...head, lines: [] }, defaults },
  ]);
  expect([history.past, history.future]).toEqual([[], []]);
});
