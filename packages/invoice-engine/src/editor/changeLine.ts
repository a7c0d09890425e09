import { changeSums } from '../document/rateSums.ts';
import { lineContribution } from './lineContribution.ts';
import type { LineContent, LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms } from './editorTerms.ts';
import { placeOf, spliced } from './lineList.ts';
import { withContent } from './withContent.ts';

/**
 * The state with another content of one line: calculates no other line, and the sums by what this one
 * adds. The same state when the line is not visible or says the same as before.
 */
export function changeLine<Saved>(
  state: EditorState<Saved>,
  id: LineId,
  change: (content: LineContent) => LineContent,
): EditorState<Saved> {
  const index = placeOf(state.lines, id);
  const line = state.lines[index];
  if (line === undefined) return state;
  const changed = withContent(line, change(line.content), editorTerms(state), index);
  if (changed === line) return state;
  return {
    ...state,
    lines: spliced(state.lines, index, 1, [changed]),
    sums: changeSums(state.sums, lineContribution(line), lineContribution(changed)),
  };
}
