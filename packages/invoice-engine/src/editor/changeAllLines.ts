import { sumByRate } from '../document/rateSums.ts';
import type { VatChoice } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms } from './editorTerms.ts';
import { lineContribution } from './lineContribution.ts';
import { amountsOf, withContent } from './lineContent.ts';

/** One VAT for every visible article line; text lines are left alone (SPEC.md E7). */
export function changeVat<Saved>(state: EditorState<Saved>, vat: VatChoice): EditorState<Saved> {
  const terms = editorTerms(state);
  const lines = state.lines.map((line, index) =>
    line.content.type === 'text' ? line : withContent(line, { ...line.content, vat }, terms, index),
  );
  if (lines.every((line, index) => line === state.lines[index])) return state;
  return { ...state, lines, sums: sumByRate(lines.map(lineContribution)) };
}

/**
 * The state with its terms changed: the amounts of every article line follow, no input does, and the
 * sums stay, for they hold no terms (SPEC.md E8).
 */
export function changeTerms<Saved>(
  state: EditorState<Saved>,
  changes: Partial<Pick<EditorState, 'discount' | 'defaults'>>,
): EditorState<Saved> {
  const changed = { ...state, ...changes };
  const terms = editorTerms(changed);
  return {
    ...changed,
    lines: state.lines.map((line, index) =>
      line.content.type === 'text'
        ? line
        : { ...line, amounts: amountsOf(line.content, terms, index) },
    ),
  };
}
