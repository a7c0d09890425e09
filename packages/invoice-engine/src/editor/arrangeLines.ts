import { changeSums } from '../document/rateSums.ts';
import { newContent } from './articleLine.ts';
import type { NewLine } from './EditorEvent.ts';
import type { EditorLine, LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { editorTerms, lineContribution } from './editorTerms.ts';
import { amountsOf, deletedLine } from './lineContent.ts';
import { atLine, spliced } from './lineList.ts';

/** New lines behind one line, or at the end (SPEC.md E3, E12). */
export function insertLines<Saved>(
  state: EditorState<Saved>,
  lines: readonly NewLine[],
  after?: LineId,
): EditorState<Saved> {
  if (lines.length === 0) return state;
  const terms = editorTerms(state);
  const insertAt = (place: number): EditorState<Saved> =>
    put(
      state,
      place,
      lines.map((line, index) => {
        const content = newContent(line, state);
        const id = (state.nextLine + index) as LineId;
        return { id, mode: 'new', content, amounts: amountsOf(content, terms, place + index) };
      }),
    );
  return after === undefined
    ? insertAt(state.lines.length)
    : atLine(state, after, (_, place) => insertAt(place + 1));
}

/** A copy of a line, after it, with what is given of what the server keeps of the line (SPEC.md E11). */
export function duplicateLine<Saved>(
  state: EditorState<Saved>,
  id: LineId,
  saved: Saved | undefined,
): EditorState<Saved> {
  const kept = saved === undefined ? {} : { saved };
  return atLine(state, id, ({ content, amounts }, place) =>
    put(state, place + 1, [{ id: state.nextLine, mode: 'new', content, amounts, ...kept }]),
  );
}

/** The line hidden, and kept to be sent to the server (SPEC.md E1). */
export function deleteLine<Saved>(state: EditorState<Saved>, id: LineId): EditorState<Saved> {
  return atLine(state, id, (line, place) => ({
    ...state,
    lines: spliced(state.lines, place, 1),
    deleted: [...state.deleted, deletedLine(id, line)],
    sums: changeSums(state.sums, lineContribution(line)),
  }));
}

/** The line at another place (SPEC.md E10). */
export function moveLine<Saved>(
  state: EditorState<Saved>,
  id: LineId,
  placeFrom: (place: number) => number,
): EditorState<Saved> {
  return atLine(state, id, (line, place) => {
    const to = Math.min(Math.max(placeFrom(place), 0), state.lines.length - 1);
    if (to === place) return state;
    return { ...state, lines: spliced(spliced(state.lines, place, 1), to, 0, [line]) };
  });
}

function put<Saved>(
  state: EditorState<Saved>,
  place: number,
  lines: readonly EditorLine<Saved>[],
): EditorState<Saved> {
  return {
    ...state,
    nextLine: (state.nextLine + lines.length) as LineId,
    lines: spliced(state.lines, place, 0, lines),
    sums: lines.reduce(
      (sums, line) => changeSums(sums, undefined, lineContribution(line)),
      state.sums,
    ),
  };
}
