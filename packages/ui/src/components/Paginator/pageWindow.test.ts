import { describe, expect, test } from 'vitest';
import { longestWindow, pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5, 6, 7]],
    [4, 12, [1, 2, 3, 4, 5, 6, 7]],
    [5, 12, [2, 3, 4, 5, 6, 7, 8]],
    [9, 12, [6, 7, 8, 9, 10, 11, 12]],
    [12, 12, [6, 7, 8, 9, 10, 11, 12]],
  ])('page %i of %i offers %j', (page, lastPage, numbers) => {
    expect(pageWindow(page, lastPage)).toEqual(numbers);
  });

  test('always holds the page itself, only real pages, and never more than fits', () => {
    for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const numbers = pageWindow(page, lastPage);
        expect(numbers).toContain(page);
        expect(numbers.length).toBe(Math.min(longestWindow, lastPage));
        expect(numbers.at(0)).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(lastPage);
      }
    }
  });
});
