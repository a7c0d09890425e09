import type { RefObject } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { failingCount } from './gridPlaces.ts';
import type { LineChange } from './lineChange.ts';

/**
 * What happened to the lines, in words. There are `total` of them now, and the focus is in line
 * `focused`, counted from 0: of two lines that changed places that is the one that was moved.
 */
export function changeText(
  change: LineChange,
  total: number,
  focused: number | undefined,
  texts: Messages['lineItemsGrid'],
): string {
  if (change.kind === 'moved') {
    const { from, to } = change;
    const isOther = to - from === 1 && focused === from;
    return isOther ? texts.moved(to + 1, from + 1) : texts.moved(from + 1, to + 1);
  }
  return texts[change.kind](change.at + 1, change.count, total);
}

/** What else is to be said: how much of what came cannot stay as it is. */
export function failingText(
  table: RefObject<HTMLTableElement | null>,
  change: LineChange,
  texts: Messages['lineItemsGrid'],
): string {
  if (change.kind !== 'added') return '';
  const count = failingCount(table.current, change.at, change.count);
  return count === 0 ? '' : ` ${texts.failing(count)}`;
}
