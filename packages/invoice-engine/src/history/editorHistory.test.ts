import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import { calculatedDocument, documentInput } from '../editor/editorDocument.ts';
import { type EditorHistory, reduceEditorHistory } from '../editor/editorHistory.ts';
import type { EditorEvent } from '../editor/EditorEvent.ts';
import type { EditorState } from '../editor/EditorState.ts';
import { newEditor } from '../editor/newEditor.ts';
import { reduceEditor } from '../editor/reduceEditor.ts';
import { contents, type Row } from '../editor/testing/editing.ts';
import { arbitrarySession, arbitraryStep } from '../editor/testing/editorEvents.ts';
import { type LineServer, saveLines } from '../editor/testing/lineServer.ts';
import { type HistoryEvent, newHistory } from './StateHistory.ts';

type Happening = HistoryEvent<EditorEvent<Row>>;

const begin = (): EditorHistory<Row> => newHistory(newEditor<Row>());

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: arbitraryStep },
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'undone' }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'redone' }) },
);

/** A history as a list of every state and a finger on one of them. */
class ListOfStates {
  #states: EditorState<Row>[] = [newEditor<Row>()];
  #finger = 0;

  happen(event: Happening): EditorState<Row> {
    if (event.type === 'undone') this.#finger = Math.max(this.#finger - 1, 0);
    else if (event.type === 'redone') {
      this.#finger = Math.min(this.#finger + 1, this.#states.length - 1);
    } else {
      const next = reduceEditor(this.#here, event);
      if (next !== this.#here) {
        this.#finger += 1;
        this.#states = [...this.#states.slice(0, this.#finger), next];
      }
    }
    return this.#here;
  }

  get #here(): EditorState<Row> {
    return this.#states[this.#finger] ?? newEditor<Row>();
  }
}

const walk = fc
  .tuple(arbitrarySession(arbitraryStep), fc.array(happening, { size: 'medium', maxLength: 15 }))
  .map((parts) => parts.flat());

test('H1, H2, H3 undo and redo go through the previous states', () => {
  fc.assert(
    fc.property(walk, (happened) => {
      const list = new ListOfStates();
      let history = begin();
      for (const event of happened) {
        history = reduceEditorHistory(history, event);
        expect(history.present).toEqual(list.happen(event));
      }
    }),
  );
});

interface EditingSession {
  readonly history: EditorHistory<Row>;
  readonly server: LineServer;
  /** What was sent to the server and is not answered yet. */
  readonly answer?: EditorEvent<Row>;
}

/** One save at a time: sending waits for the answer to the one before. */
function after(session: EditingSession, event: Happening | 'sent' | 'answered'): EditingSession {
  const { history, server, answer } = session;
  if (event === 'answered') {
    return answer === undefined
      ? session
      : { history: reduceEditorHistory(history, answer), server };
  }
  if (event !== 'sent') return { ...session, history: reduceEditorHistory(history, event) };
  if (answer !== undefined) return session;
  const saved = saveLines(server, history.present);
  const { present: sent } = history;
  return {
    history,
    server: saved.server,
    answer: { type: 'linesReloaded', sent, lines: saved.answer },
  };
}

const events = fc
  .tuple(
    arbitrarySession(arbitraryStep),
    fc.array(
      fc.oneof(
        { weight: 2, arbitrary: happening },
        { weight: 1, arbitrary: fc.constantFrom('sent', 'answered') },
      ),
      { size: 'medium', maxLength: 25 },
    ),
  )
  .map((parts) => parts.flat());

test('H6, E19 whichever state is saved, after any undo, redo and typing, the server holds exactly it', () => {
  fc.assert(
    fc.property(events, (happened) => {
      let session: EditingSession = { history: begin(), server: { rows: new Map(), nextKey: 100 } };
      for (const event of happened) session = after(session, event);
      const { history, server } = after(after(session, 'answered'), 'sent');
      expect([...server.rows.values()].toSorted(byText)).toEqual(
        contents(history.present).toSorted(byText),
      );
    }),
  );
});

test('E19, E21, E24 a response without changes keeps the values, ids and totals of the lines', () => {
  fc.assert(
    fc.property(events, (happened) => {
      let session: EditingSession = { history: begin(), server: { rows: new Map(), nextKey: 100 } };
      for (const event of happened) session = after(session, event);
      const [before, { present }] = [
        session.history.present,
        after(after(session, 'sent'), 'answered').history,
      ];
      const ids = [...present.lines, ...present.deleted].map((line) => line.id);
      expect([contents(present), present.lines.map((line) => line.id), new Set(ids).size]).toEqual([
        contents(before),
        before.lines.map((line) => line.id),
        ids.length,
      ]);
      expect(calculatedDocument(present)).toEqual(calculateDocument(documentInput(present)));
    }),
  );
});

function byText(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
