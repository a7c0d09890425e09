import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStoryClock, storyStart } from './storyClock.ts';

let stop: () => void;
beforeEach(() => {
  stop = startStoryClock();
});
afterEach(() => stop());

test('a story begins at its moment, and time passes', async () => {
  const begin = Date.now();
  expect(new Date(begin).toISOString().slice(0, 16)).toBe(storyStart.toISOString().slice(0, 16));
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
