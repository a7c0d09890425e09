import { describe, expect, test } from 'vitest';
import { pageLinks } from './pageLinks.ts';

/** '1 [2] 3': labels, the active one in brackets. */
function shown(page: number, lastPage: number): string {
  return pageLinks(page, lastPage)
    .map(({ label, active }) => (active ? `[${label}]` : label))
    .join(' ');
}

describe('pageLinks', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 3, '[1] 2 3'],
    [2, 3, '1 [2] 3'],
    [1, 26, '[1] 2 3 4 26'],
    [13, 26, '1 10 11 12 [13] 14 15 16 26'],
    [26, 26, '1 23 24 25 [26]'],
    [50_000, 100_000, '1 49997 49998 49999 [50000] 50001 50002 50003 100000'],
  ])('page %i of %i offers %s', (page, lastPage, links) => {
    expect(shown(page, lastPage)).toBe(links);
  });

  test('beyond the last page nothing is active', () => {
    expect(shown(40, 26)).toBe('1 23 24 25 26');
    expect(shown(1_000_000_000, 1)).toBe('1');
  });
});
