import { describe, expect, test } from 'vitest';
import { isIsoDate, isoDate } from './isoDate.ts';
import { everyDay } from './testing/everyDay.ts';

describe('D1 calendar dates', () => {
  test.each(['0001-01-01', '2000-02-29', '2028-02-29', '9999-12-31'])('include %s', (day) => {
    expect(isIsoDate(day)).toBe(true);
    expect(isoDate(day)).toBe(day);
  });

  test.each([
    '',
    '0000-12-31',
    '10000-01-01',
    '1900-02-29',
    '2026-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-04-31',
    '2026-2-1',
    '01-02-2026',
    '2026-02-01T00:00:00Z',
    ' 2026-02-01',
    '2026-02-01\n',
    '２０２６-02-01',
  ])('do not include %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => isoDate(text)).toThrow(RangeError);
  });

  test.each([
    [1, 400],
    [9600, 9999],
  ])('are the 146,097 days of the years %i to %i, and no other', (first, last) => {
    const days = new Set(everyDay(first, last));
    const found = textsOf(first, last).filter((text) => isIsoDate(text));
    expect(days.size).toBe(146_097);
    expect(found.filter((day) => !days.has(day))).toEqual([]);
    expect(found).toHaveLength(days.size);
  });
});

/** Texts that look like dates: months 00 to 13 with days 00 to 32. */
function textsOf(firstYear: number, lastYear: number): string[] {
  const numbers = Array.from({ length: 33 }, (_, number) => String(number).padStart(2, '0'));
  const texts: string[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const month of numbers.slice(0, 14)) {
      for (const day of numbers) texts.push(`${String(year).padStart(4, '0')}-${month}-${day}`);
    }
  }
  return texts;
}
