import { expect, test } from 'vitest';
import { brusselsToday } from './brusselsToday.ts';

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('at %s it is %s in Brussels', (moment, date) => {
  expect(brusselsToday({ now: () => Date.parse(moment) })).toBe(date);
});
