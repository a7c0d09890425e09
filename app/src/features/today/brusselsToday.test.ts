import { expect, test } from 'vitest';
import { brusselsToday } from './brusselsToday.ts';

test.each([
  ['a winter evening in New York is the next day already', '2026-01-31T23:30:00Z', '2026-02-01'],
  ['the last minute of a summer day', '2026-06-30T21:59:59Z', '2026-06-30'],
  ['the first minute of a summer day', '2026-06-30T22:00:00Z', '2026-07-01'],
])('%s', (_name, moment, date) => {
  expect(brusselsToday(new Date(moment))).toBe(date);
});
