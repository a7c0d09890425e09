import type { EditorLine, LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';

// Loops and spreads, because array methods take many times as long on a frozen list.

/** Updates a visible line at its index; the same state when the line is not visible. */
export function atLine<Saved>(
  state: EditorState<Saved>,
  id: LineId,
  change: (line: EditorLine<Saved>, place: number) => EditorState<Saved>,
): EditorState<Saved> {
  let place = 0;
  for (const line of state.lines) {
    if (line.id === id) return change(line, place);
    place += 1;
  }
  return state;
}

/** The list with some lines at a place replaced. */
export function spliced<Saved>(
  lines: readonly EditorLine<Saved>[],
  place: number,
  count: number,
  instead: readonly EditorLine<Saved>[] = [],
): EditorLine<Saved>[] {
  const list = [...lines];
  const behind = list.splice(place);
  return [...list, ...instead, ...behind.slice(count)];
}
