import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureMoment, shiftClock } from './shiftClock.ts';

let stop: () => void;
beforeEach(() => {
  stop = shiftClock(pictureMoment);
});
afterEach(() => stop());

test('a picture begins at its moment, and time passes', async () => {
  const begin = Date.now();
  expect(Math.floor(begin / 60_000)).toBe(Math.floor(pictureMoment / 60_000));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(new Date().getTime()).toBeGreaterThan(begin);
  expect(Date()).toContain(' 2026 ');
});

test('a given date stays what it is', () => {
  expect(new Date('1999-12-31T00:00:00Z').getTime()).toBe(Date.UTC(1999, 11, 31));
  expect(new Date(2000, 0, 1) instanceof Date).toBe(true);
});

test('the page gets its own clock back', () => {
  stop();
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
});
