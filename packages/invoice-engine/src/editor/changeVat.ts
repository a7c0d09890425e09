import type { VatChoice } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms } from './editorTerms.ts';
import { withContent } from './lineContent.ts';
import { withLines } from './draft.ts';

/** One VAT for every visible article line; text lines are left alone (SPEC.md E7). */
export function changeVat<Saved>(state: EditorState<Saved>, vat: VatChoice): EditorState<Saved> {
  const terms = editorTerms(state);
  const lines = state.lines.map((line, index) =>
    line.content.type === 'text' ? line : withContent(line, { ...line.content, vat }, terms, index),
  );
  return lines.every((line, index) => line === state.lines[index])
    ? state
    : withLines(state, lines);
}
