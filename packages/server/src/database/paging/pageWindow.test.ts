import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [0, 1, 10, { lastPage: 1, from: 'start', offset: 0, limit: 0 }],
  [25, 1, 10, { lastPage: 3, from: 'start', offset: 0, limit: 10 }],
  [25, 2, 10, { lastPage: 3, from: 'end', offset: 5, limit: 10 }],
  [25, 3, 10, { lastPage: 3, from: 'end', offset: 0, limit: 5 }],
  [25, 4, 10, { lastPage: 3, from: 'end', offset: 0, limit: 0 }],
  [30, 3, 10, { lastPage: 3, from: 'end', offset: 0, limit: 10 }],
])('of %i rows, page %i of %i a page', (total, page, perPage, window) => {
  expect(pageWindow(total, { page, perPage })).toEqual(window);
});

/** What a database answers to the window, from a list of 0 to total - 1. */
function read(total: number, page: number, perPage: number): number[] {
  const { from, offset, limit } = pageWindow(total, { page, perPage });
  const rows = Array.from({ length: total }, (_, row) => row);
  const ordered = from === 'start' ? rows : rows.toReversed();
  const taken = ordered.slice(offset, offset + limit);
  return from === 'start' ? taken : taken.toReversed();
}

const totals = fc.integer({ min: 0, max: 300 });
const sizes = fc.integer({ min: 1, max: 100 });

test('all pages one after the other are all rows once, in order', () => {
  fc.assert(
    fc.property(totals, sizes, (total, perPage) => {
      const { lastPage } = pageWindow(total, { page: 1, perPage });
      const pages = Array.from({ length: lastPage }, (_, page) => read(total, page + 1, perPage));
      expect(pages.flat()).toEqual(Array.from({ length: total }, (_, row) => row));
    }),
  );
});

test('never more than half of the rows are passed over, and none before the first or last page', () => {
  fc.assert(
    fc.property(totals, sizes, (total, perPage) => {
      const { lastPage } = pageWindow(total, { page: 1, perPage });
      for (let page = 1; page <= lastPage; page++) {
        expect(pageWindow(total, { page, perPage }).offset).toBeLessThanOrEqual(total / 2);
      }
      expect(pageWindow(total, { page: lastPage, perPage }).offset).toBe(0);
      expect(pageWindow(total, { page: 1, perPage }).offset).toBe(0);
    }),
  );
});
