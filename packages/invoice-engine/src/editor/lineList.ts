import type { EditorLine, LineId } from './EditorLine.ts';

// Loops and spreads, because array methods take many times as long on a frozen list.

/** The place of a visible line; -1 when it is not visible. */
export function placeOf(lines: readonly EditorLine[], id: LineId): number {
  let place = 0;
  for (const line of lines) {
    if (line.id === id) return place;
    place += 1;
  }
  return -1;
}

/** The list with some lines at a place instead of those that stood there. */
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
