import { changeSums } from '../document/rateSums.ts';
import type { LineContent, LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms, lineContribution } from './editorTerms.ts';
import { withContent } from './lineContent.ts';
import { atLine, spliced } from './lineList.ts';

/**
 * The state with another content of one line: calculates no other line, and the sums by what this one
 * adds. The same state when the line is not visible or says the same as before.
 */
export function changeLine<Saved>(
  state: EditorState<Saved>,
  id: LineId,
  change: (content: LineContent) => LineContent,
): EditorState<Saved> {
  return atLine(state, id, (line, place) => {
    const changed = withContent(line, change(line.content), editorTerms(state), place);
    if (changed === line) return state;
    return {
      ...state,
      lines: spliced(state.lines, place, 1, [changed]),
      sums: changeSums(state.sums, lineContribution(line), lineContribution(changed)),
    };
  });
}
