import { describe, expect, test } from 'vitest';
import { entriesOf, indexOfEntry, mostOptions, steppedIndex } from './entries.ts';

const found = (count: number) => ({
  is: 'found' as const,
  text: 'bak',
  items: Array.from({ length: count }, (_, index) => index),
  total: count,
});

describe('the lines of a list', () => {
  test('never more than 50 things, and the action after them', () => {
    const entries = entriesOf(found(10_000), true);
    expect(mostOptions).toBe(50);
    expect(entries).toHaveLength(51);
    expect(entries.at(-1)).toEqual({ is: 'action' });
    expect(entries.at(-2)).toEqual({ is: 'item', item: 49 });
  });

  test('the action comes last whatever the search found', () => {
    const states = [
      { is: 'resting' },
      { is: 'tooShort' },
      { is: 'waiting', text: 'bak' },
      { is: 'busy', text: 'bak' },
      { is: 'none', text: 'bak' },
      { is: 'failed', text: 'bak' },
    ] as const;
    expect(states.map((state) => entriesOf(state, true).at(-1))).toEqual(
      states.map(() => ({ is: 'action' })),
    );
  });

  test('a failed search can be tried again, also where there is no action', () => {
    expect(entriesOf({ is: 'failed', text: 'bak' }, false)).toEqual([{ is: 'retry' }]);
    expect(entriesOf({ is: 'none', text: 'bak' }, false)).toEqual([]);
  });

  test('a line is found again in the next list: the action always, a thing when it is the same', () => {
    const entries = entriesOf(found(2), true);
    expect(indexOfEntry(entries, { is: 'action' })).toBe(2);
    expect(indexOfEntry(entries, { is: 'item', item: 1 })).toBe(1);
    expect(indexOfEntry(entries, { is: 'item', item: 7 })).toBe(-1);
    expect(indexOfEntry(entries, { is: 'retry' })).toBe(-1);
  });

  test('moving forward and back wraps around', () => {
    expect([-1, 0, 1, 2].map((index) => steppedIndex(index, 1, 3))).toEqual([0, 1, 2, 0]);
    expect([-1, 0, 1, 2].map((index) => steppedIndex(index, -1, 3))).toEqual([2, 2, 0, 1]);
    expect(steppedIndex(-1, 1, 0)).toBe(-1);
  });
});
