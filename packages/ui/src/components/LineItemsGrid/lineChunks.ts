import { useState } from 'react';

/** Identifies a line. */
export type Key = string | number;

/** Lines that are rendered and laid out together, from top to bottom. */
export interface LineChunk {
  /** Its identity, stable while lines are added, removed and moved. */
  id: number;
  keys: readonly Key[];
  /** The place of its first line, counted from 0. */
  from: number;
}

/** Smaller chunks cost more than they save; larger ones lay out more lines outside the viewport. */
export const fullChunk = 10;

/** With more lines than these, lines outside the viewport are not laid out. */
export const manyLines = 50;

/**
 * Divides lines into chunks. A line stays in its chunk: moving it would re-render it, and its focused
 * control would lose the focus. Where lines move across the boundary of a chunk, the held line stays and
 * the others move. A full chunk grows when lines are inserted in it, not when they are added at its end.
 */
export function chunkLines(
  before: readonly LineChunk[],
  keys: readonly Key[],
  held: Key | undefined,
): readonly LineChunk[] {
  const places = placesOf(before, keys, held);
  const chunks: { id: number; keys: Key[]; from: number }[] = [];
  let nextId = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  for (const [index, key] of keys.entries()) {
    const place = places[index];
    const last = chunks.at(-1);
    const isFull = last === undefined || last.keys.length >= fullChunk;
    // A new line at the end: nothing to re-render yet.
    const id = place === undefined ? (isFull ? nextId : last.id) : (before[place]?.id ?? nextId);
    if (last?.id === id) last.keys.push(key);
    else chunks.push({ id, keys: [key], from: index });
    nextId = Math.max(nextId, id + 1);
  }
  return chunks;
}

/**
 * The existing chunk of each line, in ascending order, and above the held line at most the chunk of that
 * line; undefined for new lines below all existing ones.
 */
function placesOf(
  before: readonly LineChunk[],
  keys: readonly Key[],
  held: Key | undefined,
): readonly (number | undefined)[] {
  const known = new Map(before.flatMap((chunk, at) => chunk.keys.map((key) => [key, at] as const)));
  const places = keys.map((key) => known.get(key));
  const end = places.findLastIndex((place) => place !== undefined);
  const heldAt = held === undefined ? -1 : keys.indexOf(held);
  const heldPlace = places[heldAt] ?? Infinity;
  let least = 0;
  for (let index = 0; index <= end; index += 1) {
    const most = index < heldAt ? heldPlace : Infinity;
    least = Math.max(least, Math.min(places[index] ?? least, most));
    places[index] = least;
  }
  return places;
}

/** The chunks of lines with these keys; the `held` line never changes chunk. */
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
