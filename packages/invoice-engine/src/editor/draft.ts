import { sumByRate } from '../document/rateSums.ts';
import type { EditorLine } from './EditorLine.ts';
import type { EditorDraft, EditorState } from './EditorState.ts';
import { editorTerms, lineContribution } from './editorTerms.ts';
import { amountsOf } from './lineContent.ts';

/**
 * The data to restore the editor from: serialisable as JSON when the saved fields of the lines are (SPEC.md
 * E18).
 */
export function draftOf<Saved>(state: EditorState<Saved>): EditorDraft<Saved> {
  const { lines, sums: _sums, ...inputs } = state;
  return {
    ...inputs,
    lines: lines.map(({ id, mode, content, saved }) => ({ id, mode, content, saved })),
  };
}

/**
 * The editor of a draft, every amount calculated again.
 *
 * @throws InputError naming the field and its range when a number of a visible article line or of the
 *   document is out of range
 */
export function editorOf<Saved>(draft: EditorDraft<Saved>): EditorState<Saved> {
  const terms = editorTerms(draft);
  const lines = draft.lines.map((line, index) => ({
    ...line,
    amounts: amountsOf(line.content, terms, index),
  }));
  return withLines(draft, lines);
}

/** The editor of a draft with these lines, which are calculated already. */
export function withLines<Saved>(
  draft: EditorDraft<Saved>,
  lines: readonly EditorLine<Saved>[],
): EditorState<Saved> {
  return { ...draft, lines, sums: sumByRate(lines.map(lineContribution)) };
}
