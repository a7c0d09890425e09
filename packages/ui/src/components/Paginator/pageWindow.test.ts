import { describe, expect, test } from 'vitest';
import { pageWindow, windowLengths } from './pageWindow.ts';

describe('pageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5, 6, 7]],
    [4, 12, [1, 2, 3, 4, 5, 6, 7]],
    [5, 12, [2, 3, 4, 5, 6, 7, 8]],
    [9, 12, [6, 7, 8, 9, 10, 11, 12]],
    [12, 12, [6, 7, 8, 9, 10, 11, 12]],
    [99, 12, [6, 7, 8, 9, 10, 11, 12]],
  ])('page %i of %i offers %j', (page, lastPage, numbers) => {
    expect(pageWindow(page, lastPage)).toEqual(numbers);
  });

  test('a shorter window is a part of every longer one', () => {
    for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const [tightest, tight, standard] = [
          windowLengths.tightest,
          windowLengths.tight,
          windowLengths.standard,
        ].map((length) => pageWindow(page, lastPage, length));
        expect(standard).toEqual(expect.arrayContaining(tight ?? []));
        expect(tight).toEqual(expect.arrayContaining(tightest ?? []));
      }
    }
  });

  test('always holds the page itself, only real pages, and as many as fit', () => {
    for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const numbers = pageWindow(page, lastPage);
        expect(numbers).toContain(page);
        expect(numbers.length).toBe(Math.min(windowLengths.standard, lastPage));
        expect(numbers.at(0)).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(lastPage);
      }
    }
  });
});
