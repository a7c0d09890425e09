import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleFonts } from './settleFonts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The font of a page for this outcome of `load`. */
async function fontsAfter(load: () => Promise<readonly unknown[]>): Promise<string | undefined> {
  const dataset: DOMStringMap = {};
  const settled = settleFonts({ fonts: { load }, documentElement: { dataset } }, "'Inter'");
  await vi.runAllTimersAsync();
  await settled;
  return dataset['fonts'];
}

const after = (milliseconds: number) => () =>
  new Promise<readonly unknown[]>((resolve) => setTimeout(() => resolve([{}]), milliseconds));

test.each([
  ['that are there', () => Promise.resolve([{}]), undefined],
  ['that arrive early', after(199), undefined],
  ['that come late', after(201), 'stand-in'],
  ['that never come', () => new Promise<never>(() => undefined), 'stand-in'],
  ['that cannot be had', () => Promise.reject(new Error('not found')), 'stand-in'],
  ['that no style knows', () => Promise.resolve([]), 'stand-in'],
])('fonts %s', async (_, load, fonts) => {
  expect(await fontsAfter(load)).toBe(fonts);
});
