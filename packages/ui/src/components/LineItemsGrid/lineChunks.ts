import { useState } from 'react';

type Key = string | number;

/** Lines that are rendered and laid out together, from top to bottom. */
export interface LineChunk {
  /** Tells it from the others, and stays while lines come, go and move. */
  id: number;
  keys: readonly Key[];
  /** The place of its first line, counted from 0. */
  from: number;
}

/** Fewer cost more to keep apart than they save; more are laid out in vain around those in sight. */
export const fullChunk = 20;

/**
 * Spreads lines over chunks. A line stays in the chunk that it had: in another it would be re-rendered, and
 * what has the focus in it would lose that. Where lines changed places over an edge, the line that is held
 * stays and those around it give way. A full chunk grows where lines come in between, not at the end.
 */
export function chunkLines(
  before: readonly LineChunk[],
  keys: readonly Key[],
  held: Key | undefined,
): readonly LineChunk[] {
  const places = placesOf(before, keys, held);
  const ids = before.map(({ id }) => id);
  const chunks: { id: number; keys: Key[]; from: number }[] = [];
  let place: number | undefined;
  let nextId = Math.max(-1, ...ids) + 1;
  for (const [index, key] of keys.entries()) {
    const known = places[index];
    const last = chunks.at(-1);
    // New at the end: nothing to re-render yet.
    const isFull = known === undefined && last !== undefined && last.keys.length >= fullChunk;
    const isElsewhere = known !== undefined && known !== place;
    if (known !== undefined) place = known;
    if (last && !isFull && !isElsewhere) {
      last.keys.push(key);
      continue;
    }
    const id = isElsewhere ? ids[known] : undefined;
    chunks.push({ id: id ?? nextId, keys: [key], from: index });
    if (id === undefined) nextId += 1;
  }
  return chunks;
}

/**
 * For each line which of the chunks that were there it belongs to, never one above that of a line above
 * it; undefined for new lines below all that were there.
 */
function placesOf(
  before: readonly LineChunk[],
  keys: readonly Key[],
  held: Key | undefined,
): readonly (number | undefined)[] {
  const known = new Map(before.flatMap((chunk, at) => chunk.keys.map((key) => [key, at] as const)));
  const places = keys.map((key) => known.get(key));
  const heldAt = held === undefined || !known.has(held) ? -1 : keys.indexOf(held);
  const from = Math.max(0, heldAt);
  for (let index = from - 1, most = places[from]; index >= 0; index -= 1) {
    const place = places[index];
    most = place === undefined || most === undefined ? (place ?? most) : Math.min(place, most);
    places[index] = most;
  }
  const end = places.findLastIndex((place) => place !== undefined);
  for (let index = from, least: number | undefined; index <= end; index += 1) {
    least = Math.max(least ?? 0, places[index] ?? 0);
    places[index] = least;
  }
  return places;
}

/** The chunks of lines with these keys; `held` is the line that stays where it is while others give way. */
export function useLineChunks(keys: readonly Key[], held: Key | undefined): readonly LineChunk[] {
  const [known, setKnown] = useState(() => ({ keys, chunks: chunkLines([], keys, undefined) }));
  if (isSameList(known.keys, keys)) return known.chunks;
  const chunks = chunkLines(known.chunks, keys, held);
  setKnown({ keys, chunks });
  return chunks;
}

/** Whether both have the same items in the same order. */
export function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => Object.is(one, others[index]));
}
