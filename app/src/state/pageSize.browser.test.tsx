import { beforeEach, expect, test, vi } from 'vitest';
import { createRememberedPageSize } from './pageSize.ts';

beforeEach(() => localStorage.clear());

test('is 10 for someone who never chose', () => {
  expect(createRememberedPageSize(localStorage).current()).toBe(10);
});

test('is the one stored under per_page', () => {
  localStorage.setItem('per_page', '50');
  expect(createRememberedPageSize(localStorage).current()).toBe(50);
});

test.each(['11', '0', '-10', '"20"', 'null', '', 'ten', '{}'])('ignores stored %j', (stored) => {
  localStorage.setItem('per_page', stored);
  expect(createRememberedPageSize(localStorage).current()).toBe(10);
});

test('is stored when it differs, and only then', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const pageSize = createRememberedPageSize(localStorage);
  pageSize.remember(10);
  expect(setItem).not.toHaveBeenCalled();
  pageSize.remember(100);
  pageSize.remember(100);
  expect(setItem.mock.calls).toEqual([['per_page', '100']]);
  setItem.mockRestore();
});
