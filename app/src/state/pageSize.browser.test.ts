import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageSizeAtom } from './pageSize.ts';
import { storageAtom } from './storedAtom.ts';

beforeEach(() => localStorage.clear());

/** The app after a reload. */
function app() {
  const store = createStore();
  store.set(storageAtom, localStorage);
  return store;
}

test('is 10 by default', () => {
  expect(app().get(pageSizeAtom)).toBe(10);
});

test('is the one stored under per_page', () => {
  localStorage.setItem('per_page', '50');
  expect(app().get(pageSizeAtom)).toBe(50);
});

test.each(['11', '0', '-10', '"20"', 'null', '', 'ten', '{}'])('ignores stored %j', (stored) => {
  localStorage.setItem('per_page', stored);
  expect(app().get(pageSizeAtom)).toBe(10);
});

test('is stored when it differs, and only then', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const store = app();
  store.set(pageSizeAtom, 10);
  expect(setItem).not.toHaveBeenCalled();
  store.set(pageSizeAtom, 100);
  store.set(pageSizeAtom, 100);
  expect(setItem.mock.calls).toEqual([['per_page', '100']]);
  setItem.mockRestore();
});
