import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { daysUntilDue, defaultDueDate, defaultPaymentTerm } from './dueDate.ts';
import { isoDate } from './isoDate.ts';

const start = isoDate('1900-01-01');
const dates = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays(start, days));
const hour = 3600;

describe('D3 days until due', () => {
  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-10-26', '2026-10-24', -2],
  ])('on %s what is due on %s has %i days', (today, dueDate, days) => {
    expect(daysUntilDue(isoDate(today), isoDate(dueDate))).toBe(days);
  });

  test('are the days left, rounded up, at any moment of a day of 23, 24 or 25 hours', () => {
    const hours = fc.constantFrom(23, 24, 25);
    const gaps = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(dates, gaps, hours, fc.nat(23 * hour - 1), (today, gap, length, seconds) => {
        const passed = seconds / (length * hour);
        expect(daysUntilDue(today, addDays(today, gap))).toBe(Math.ceil(gap - passed) + 0);
      }),
    );
  });

  test('are 0 on the due date, not -0', () => {
    expect(Object.is(daysUntilDue(start, start), 0)).toBe(true);
  });
});

describe('D4 default due date', () => {
  test('is 14 calendar days after the date of the document', () => {
    expect(defaultPaymentTerm).toBe(14);
    expect(defaultDueDate(isoDate('2026-11-20'))).toBe('2026-12-04');
    expect(defaultDueDate(isoDate('2028-02-15'))).toBe('2028-02-29');
  });

  test.each(['9999-12-17', '9999-12-20', '9999-12-31'])(
    'is the last day of the calendar for a document of %s',
    (date) => {
      expect(defaultDueDate(isoDate(date))).toBe('9999-12-31');
    },
  );
});
