import { useLayoutEffect, useRef } from 'react';
import type { GridTexts } from '../../intl/lines.nl-BE.ts';
import { isSameList, type Key } from './lineChunks.ts';

/** A change of a list of lines; indexes count from 0. */
export type LineChange =
  | { kind: 'added' | 'removed'; at: number; count: number }
  | { kind: 'moved'; from: number; to: number };

/**
 * The single change between two lists of keys; undefined without a change, or when there are several.
 */
export function lineChange(before: readonly Key[], after: readonly Key[]): LineChange | undefined {
  if (isSameList(before, after)) return undefined;
  const old = new Set(before);
  const current = new Set(after);
  const addedAt = after.findIndex((key) => !old.has(key));
  const removedAt = before.findIndex((key) => !current.has(key));
  if (addedAt !== -1 && removedAt !== -1) return undefined;
  const count = Math.abs(after.length - before.length);
  if (addedAt !== -1) return { kind: 'added', at: addedAt, count };
  if (removedAt !== -1) return { kind: 'removed', at: removedAt, count };
  const first = before.findIndex((key, index) => key !== after[index]);
  const last = before.findLastIndex((key, index) => key !== after[index]);
  const isDown = after[last] === before[first];
  return { kind: 'moved', from: isDown ? first : last, to: isDown ? last : first };
}

/** Calls `onChange` after added, removed or moved lines are committed to the DOM (a hook). */
export function useLineChanges(keys: readonly Key[], onChange: (change: LineChange) => void): void {
  const known = useRef(keys);
  useLayoutEffect(() => {
    const change = lineChange(known.current, keys);
    known.current = keys;
    if (change) onChange(change);
  });
}

/**
 * Describes a change of lines for screen readers. There are `total` lines now, and the focus is in line
 * `focused`, counted from 0: of two swapped lines that is the one that was moved.
 */
export function changeText(
  change: LineChange,
  total: number,
  focused: number | undefined,
  texts: GridTexts,
): string {
  if (change.kind === 'moved') {
    const { from, to } = change;
    const isOther = to - from === 1 && focused === from;
    return isOther ? texts.moved(to + 1, from + 1) : texts.moved(from + 1, to + 1);
  }
  return texts[change.kind](change.at + 1, change.count, total);
}
