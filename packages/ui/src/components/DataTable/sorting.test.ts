import { expect, test } from 'vitest';
import { isSameSort, nextSort } from './sorting.ts';

test('a header sorts upwards first, and each next press turns it', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ key: 'name', direction: 'ascending' });
  expect(nextSort(first, 'name')).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSort(nextSort(first, 'name'), 'name')).toEqual(first);
});

test('another header begins again', () => {
  const turned = { key: 'name', direction: 'descending' } as const;
  expect(nextSort(turned, 'city')).toEqual({ key: 'city', direction: 'ascending' });
});

test('orders differ by their column and by their direction', () => {
  const up = { key: 'name', direction: 'ascending' } as const;
  expect(isSameSort(up, { ...up })).toBe(true);
  expect(isSameSort(undefined, undefined)).toBe(true);
  expect(isSameSort(up, undefined)).toBe(false);
  expect(isSameSort(up, { ...up, key: 'city' })).toBe(false);
  expect(isSameSort(up, { ...up, direction: 'descending' })).toBe(false);
});
