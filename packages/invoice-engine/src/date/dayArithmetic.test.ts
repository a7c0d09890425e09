import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { daysUntilDue } from './dueDate.ts';
import { isoDate } from './isoDate.ts';
import { everyDay } from './testing/everyDay.ts';

const firstDate = isoDate('0001-01-01');
const lastDate = isoDate('9999-12-31');
const dayCount = 3_652_059;

/** Any date, by its place in the calendar. */
const dates = fc.integer({ min: 0, max: dayCount - 1 }).map((days) => addDays(firstDate, days));

describe('D2 calendar days', () => {
  test.each([
    ['2026-11-20', 14, '2026-12-04'],
    ['2026-12-20', 14, '2027-01-03'],
    ['2028-02-15', 14, '2028-02-29'],
    ['2100-02-15', 14, '2100-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-25', -1, '2026-10-24'],
    ['0001-01-01', dayCount - 1, '9999-12-31'],
    ['9999-12-31', 1 - dayCount, '0001-01-01'],
  ])('%s and %i days is %s', (date, days, sum) => {
    expect(addDays(isoDate(date), days)).toBe(sum);
    expect(daysUntilDue(isoDate(date), isoDate(sum))).toBe(days);
  });

  test('match the calendar for 400 years', () => {
    const days = everyDay(1800, 2199).map(isoDate);
    const start = days[0] ?? lastDate;
    const wrong = days.filter(
      (day, index) => daysUntilDue(start, day) !== index || addDays(start, index) !== day,
    );
    expect(wrong).toEqual([]);
    expect(days).toHaveLength(146_097);
  });

  test('repeat after 400 years of 146,097 days', () => {
    fc.assert(
      fc.property(dates, (date) => {
        fc.pre(date < '9600');
        const later = isoDate(
          `${String(Number(date.slice(0, 4)) + 400).padStart(4, '0')}${date.slice(4)}`,
        );
        expect(addDays(date, 146_097)).toBe(later);
        expect(daysUntilDue(date, later)).toBe(146_097);
      }),
    );
  });

  test('added equal the days between the two dates, which sort as text', () => {
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        const days = daysUntilDue(from, to);
        expect(addDays(from, days)).toBe(to);
        expect(daysUntilDue(to, from)).toBe(0 - days);
        expect(Math.sign(days)).toBe(Number(from < to) - Number(from > to));
      }),
    );
  });

  test('between a date and itself are 0, not -0', () => {
    expect(Object.is(daysUntilDue(lastDate, lastDate), 0)).toBe(true);
  });

  test.each([
    [firstDate, -1],
    [lastDate, 1],
    [lastDate, Number.MAX_SAFE_INTEGER],
    [firstDate, 0.5],
    [firstDate, Number.NaN],
    [firstDate, Number.POSITIVE_INFINITY],
  ])('%s has no date %d days after it', (date, days) => {
    expect(() => addDays(date, days)).toThrow(RangeError);
  });
});
