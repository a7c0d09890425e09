import { isSameList } from './isSameList.ts';

type Key = string | number;

/** What happened to a list of lines; places count from 0. */
export type LineChange =
  | { kind: 'added'; at: number; count: number }
  | { kind: 'removed'; at: number; count: number }
  | { kind: 'moved'; from: number; to: number };

/**
 * What happened between two lists of keys, in one sentence's worth; undefined when nothing did, or
 * when so much did that it is another list.
 */
export function lineChange(before: readonly Key[], after: readonly Key[]): LineChange | undefined {
  if (isSameList(before, after)) return undefined;
  const old = new Set(before);
  const current = new Set(after);
  const added = after.filter((key) => !old.has(key));
  const removed = before.filter((key) => !current.has(key));
  if (added.length > 0 && removed.length > 0) return undefined;
  const [firstAdded] = added;
  if (firstAdded !== undefined)
    return { kind: 'added', at: after.indexOf(firstAdded), count: added.length };
  const [firstRemoved] = removed;
  if (firstRemoved !== undefined)
    return { kind: 'removed', at: before.indexOf(firstRemoved), count: removed.length };
  return moved(before, after);
}

function moved(before: readonly Key[], after: readonly Key[]): LineChange | undefined {
  const first = before.findIndex((key, index) => key !== after[index]);
  if (first === -1) return undefined;
  const last = before.findLastIndex((key, index) => key !== after[index]);
  const isDown = after[last] === before[first];
  const [from, to] = isDown ? [first, last] : [last, first];
  return { kind: 'moved', from, to };
}
