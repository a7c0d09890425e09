import { expect, test } from 'vitest';
import { iconShapes } from '../Icon/iconShapes.ts';
import { barsOf } from './bars.ts';

const bar = (place: string, size: string) =>
  `linear-gradient(currentColor 0 0) ${place} / ${size} no-repeat`;

test('a stroke is a bar around its line, half its width further at both ends', () => {
  expect(barsOf('M10 4v12')).toEqual([bar('50% 50%', '8% 68%')]);
  expect(barsOf('M4 10h12')).toEqual([bar('50% 50%', '68% 8%')]);
});

test('strokes go on where the last one ended, also backwards, to a place, and back to the first', () => {
  const [right, down, left, up] = barsOf('M4 4h8v8H4z');
  expect([right, left]).toEqual([bar('30.77% 17.39%', '48% 8%'), bar('30.77% 60.87%', '48% 8%')]);
  expect([down, up]).toEqual([bar('60.87% 30.77%', '8% 48%'), bar('17.39% 30.77%', '8% 48%')]);
  expect(barsOf('M4 12V4')).toEqual(barsOf('M4 4v8'));
});

test('the pictures of a line are bars', () => {
  for (const name of ['add', 'copy', 'remove'] as const)
    expect(barsOf(iconShapes[name]).length).toBeGreaterThan(1);
});

test('a stroke that goes another way is refused', () => {
  expect(() => barsOf(iconShapes.close)).toThrow(RangeError);
  expect(() => barsOf('M4 4a2 2 0 0 1 2-2')).toThrow("A stroke of 'a' is no bar.");
});
