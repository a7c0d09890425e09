import { expect, test } from 'vitest';
import { nlBE } from '../../intl/nl-BE.ts';
import { changeText, lineChange } from './lineChange.ts';

const list = (keys: string) => keys.split('');

test.each([
  ['abc', 'abxc', { kind: 'added', at: 2, count: 1 }],
  ['', 'ab', { kind: 'added', at: 0, count: 2 }],
  ['abc', 'axybc', { kind: 'added', at: 1, count: 2 }],
  ['abc', 'ac', { kind: 'removed', at: 1, count: 1 }],
  ['abc', '', { kind: 'removed', at: 0, count: 3 }],
  ['abcd', 'acbd', { kind: 'moved', from: 1, to: 2 }],
  ['abcd', 'bcda', { kind: 'moved', from: 0, to: 3 }],
  ['abcd', 'dabc', { kind: 'moved', from: 3, to: 0 }],
] as const)('from %o to %o', (before, after, change) => {
  expect(lineChange(list(before), list(after))).toEqual(change);
});

test('no change, and a change of every line', () => {
  expect(lineChange(list('abc'), list('abc'))).toBeUndefined();
  expect(lineChange(list('abc'), list('xyz'))).toBeUndefined();
});

const texts = nlBE.lineItemsGrid;

test.each([
  [{ kind: 'added', at: 1, count: 1 }, 3, 1, 'Lijn 2 toegevoegd. Er zijn er nu 3.'],
  [{ kind: 'added', at: 1, count: 4 }, 9, 1, '4 lijnen toegevoegd vanaf lijn 2. Er zijn er nu 9.'],
  [{ kind: 'removed', at: 0, count: 1 }, 2, 0, 'Lijn 1 verwijderd. Er zijn er nu 2.'],
  [
    { kind: 'removed', at: 0, count: 2 },
    0,
    undefined,
    '2 lijnen verwijderd. Er zijn er geen meer.',
  ],
  [{ kind: 'moved', from: 0, to: 3 }, 4, 3, 'Lijn 1 is nu lijn 4.'],
  [{ kind: 'moved', from: 1, to: 2 }, 4, 2, 'Lijn 2 is nu lijn 3.'],
  [{ kind: 'moved', from: 1, to: 2 }, 4, 1, 'Lijn 3 is nu lijn 2.'],
] as const)('%o of %i, in line %s', (change, total, focused, text) => {
  expect(changeText(change, total, focused, texts)).toBe(text);
});
