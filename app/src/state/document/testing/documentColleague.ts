import type { SalesDocument } from '@facturatie/api-contract';
import { reduceEditor } from '@facturatie/invoice-engine';
import type { DocumentEvent, DocumentState } from '../documentForm.ts';
import { stateOf } from '../openedDocument.ts';
import { wordsIn } from './documentWords.ts';
import { settings } from './testDocument.ts';
import type { DrivenDocument } from './testEditor.ts';

const texts = ['reference', 'remarks', 'notes'] as const;

/** A text of the head. */
export const fieldAt = (nth: number) => texts[nth % texts.length] ?? 'notes';

/** What a colleague makes of a document: another text in the head or in a line, a line more, or one less. */
export function changedByColleague(state: DocumentState, nth: number, text: string): DocumentState {
  const line = state.lines[nth % Math.max(state.lines.length, 1)];
  const add = [
    { type: 'linesInserted', lines: [{ description: text }] },
  ] as const satisfies DocumentEvent[];
  const events: readonly DocumentEvent[][] = [
    [{ type: 'textEdited', field: fieldAt(nth), value: text }],
    line ? [{ type: 'descriptionEdited', line: line.id, description: text }] : [...add],
    [...add],
    line && state.lines.length > 1 ? [{ type: 'lineDeleted', line: line.id }] : [...add],
  ];
  return (events[nth % events.length] ?? []).reduce(reduceEditor, state);
}

/**
 * The words of a colleague that keeping one's own writes over, because both changed the same thing.
 *
 * @param before the document on which one's own was typed
 */
export function wordsWrittenOver(
  { conflict, history, typing }: ReturnType<DrivenDocument['state']>,
  before: SalesDocument,
): string[] {
  if (!conflict) return [];
  const saved = stateOf(before, settings);
  const { theirs } = conflict;
  const mine = (typing?.events ?? []).reduce(reduceEditor, history.present);
  const head = texts.filter((field) => mine[field] !== saved[field]);
  const own = (state: DocumentState, id: number | null | undefined) =>
    state.lines.find((line) => (line.saved?.id ?? null) === id)?.content.description;
  const lines = theirs.lines.filter(
    (line) =>
      own(saved, line.saved?.id) !== undefined &&
      own(mine, line.saved?.id) !== own(saved, line.saved?.id),
  );
  return wordsIn(
    JSON.stringify([head.map((field) => theirs[field]), lines.map(({ content }) => content)]),
  );
}
