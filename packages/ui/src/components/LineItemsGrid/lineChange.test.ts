import { expect, test } from 'vitest';
import { lineChange } from './lineChange.ts';

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

test('nothing happened, or everything did', () => {
  expect(lineChange(list('abc'), list('abc'))).toBeUndefined();
  expect(lineChange(list('abc'), list('xyz'))).toBeUndefined();
});
