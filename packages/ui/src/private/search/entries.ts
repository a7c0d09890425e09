import type { SearchState } from './search.ts';

/** The maximum number of items in a list. */
export const mostOptions = 50;

/** One line of the list: something found, the failed search once more, or an action at the end. */
export type Entry<Item> = { is: 'item'; item: Item } | { is: 'retry' } | { is: 'action' };

/** The lines of the list, from top to bottom. */
export function entriesOf<Item>(state: SearchState<Item>, hasAction: boolean): Entry<Item>[] {
  const items = state.is === 'found' ? state.items.slice(0, mostOptions) : [];
  return [
    ...items.map((item) => ({ is: 'item' as const, item })),
    ...(state.is === 'failed' ? [{ is: 'retry' as const }] : []),
    ...(hasAction ? [{ is: 'action' as const }] : []),
  ];
}

/** The index of an option in a list, -1 when it was removed. */
export function indexOfEntry<Item>(entries: readonly Entry<Item>[], wanted: Entry<Item>): number {
  return entries.findIndex((entry) =>
    entry.is === 'item' && wanted.is === 'item'
      ? entry.item === wanted.item
      : entry.is === wanted.is,
  );
}

/** The line one step on or back; round the corner at either end. -1 is no line yet. */
export function steppedIndex(index: number, step: 1 | -1, length: number): number {
  if (length === 0) return -1;
  if (index === -1) return step === 1 ? 0 : length - 1;
  return (index + step + length) % length;
}
