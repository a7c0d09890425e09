import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import { deepFreeze } from '../document/testing/exampleLines.ts';
import { draftOf, editorOf } from './draft.ts';
import {
  calculatedDocument,
  documentInput,
  editorTotals,
  editorVatTable,
} from './editorDocument.ts';
import type { EditorEvent } from './EditorEvent.ts';
import type { EditorDraft, EditorState } from './EditorState.ts';
import { newEditor } from './newEditor.ts';
import { reduceEditor } from './reduceEditor.ts';
import type { Row } from './testing/editing.ts';
import { arbitraryEvent, arbitraryLineEvent, arbitrarySession } from './testing/editorEvents.ts';
import { type EditorModel, modelAfter, modelView } from './testing/editorModel.ts';

/** What the editor shows, in the form of the model's view. */
function viewOf(state: EditorState<Row>): object {
  const { lines, deleted, ...head } = draftOf(state);
  const calculated = calculatedDocument(state);
  return {
    head,
    lines,
    deleted: deleted.toSorted((a, b) => a.id - b.id),
    calculated: { ...calculated, lines: calculated.lines.slice(0, lines.length) },
  };
}

function startOfModel(): EditorModel {
  const { deleted: _deleted, lines: _lines, ...head } = draftOf(newEditor<Row>());
  return { ...head, rows: [] };
}

/** Every state of a sitting, each frozen before the next event. */
function statesOf(events: readonly EditorEvent<Row>[]): EditorState<Row>[] {
  let state = newEditor<Row>();
  return events.map((event) => {
    state = deepFreeze(reduceEditor(state, deepFreeze(event)));
    return state;
  });
}

const session = arbitrarySession(arbitraryEvent);

test('E1, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E14, E16, E17, E20, E24 whatever happens, the editor shows what a plain list shows that is calculated again', () => {
  fc.assert(
    fc.property(session, (events) => {
      let model = startOfModel();
      const expected = events.map((event) => {
        model = modelAfter(model, event);
        return modelView(model);
      });
      expect(statesOf(events).map(viewOf)).toEqual(expected);
    }),
  );
});

test('E21 after every event each total, VAT row and line is that of the full calculation', () => {
  fc.assert(
    fc.property(session, (events) => {
      for (const state of statesOf(events)) {
        const { lines, vatTable, totals } = calculateDocument(documentInput(state));
        expect(calculatedDocument(state)).toEqual({ lines, vatTable, totals });
        expect([editorVatTable(state), editorTotals(state)]).toEqual([vatTable, totals]);
      }
    }),
  );
});

test('E2 inserting a line anywhere and deleting it restores lines, sums and totals', () => {
  fc.assert(
    fc.property(session, fc.nat(), (events, place) => {
      const before = statesOf(events).at(-1) ?? newEditor<Row>();
      const after = before.lines.at(place % (before.lines.length + 1))?.id;
      const inserted = reduceEditor(before, { type: 'lineAdded', after });
      const restored = reduceEditor(inserted, { type: 'lineDeleted', line: before.nextLine });
      const { deleted, nextLine, ...rest } = before;
      expect(restored).toEqual({
        ...rest,
        nextLine: nextLine + 1,
        deleted: [
          ...deleted,
          { id: nextLine, mode: 'deleted', content: { type: 'text', description: '' } },
        ],
      });
    }),
  );
});

test('E18 a draft that went through JSON opens as the state it was made of', () => {
  fc.assert(
    fc.property(session, (events) => {
      const state = statesOf(events).at(-1) ?? newEditor<Row>();
      const draft = JSON.parse(JSON.stringify(draftOf(state))) as EditorDraft<Row>;
      expect(editorOf(draft)).toEqual(state);
    }),
  );
});

test('E22 an event for one line keeps the object identity of every other line', () => {
  fc.assert(
    fc.property(session, arbitraryLineEvent, (events, event) => {
      const before = statesOf(events).at(-1) ?? newEditor<Row>();
      const after = reduceEditor(before, event);
      const edited = 'line' in event ? event.line : undefined;
      const kept = new Set(after.lines);
      expect(before.lines.filter((line) => line.id !== edited && !kept.has(line))).toEqual([]);
    }),
  );
});
