import { describe, expect, test } from 'vitest';
import { placeOfPanel, spaceFor, type Box, type View } from './placeOfPanel.ts';

const view: View = { left: 0, top: 0, width: 1280, height: 800 };
const fieldAt = (top: number, left = 100): Box => ({ left, top, bottom: top + 44 });
const panel = { width: 400, height: 300 };

describe('the place of a list', () => {
  test('below its field, and above it only when it fits there better', () => {
    expect(placeOfPanel(fieldAt(100), panel, view)).toEqual({ left: 100, top: 148 });
    expect(placeOfPanel(fieldAt(700), panel, view)).toEqual({ left: 100, top: 396 });
    expect(placeOfPanel(fieldAt(200), { ...panel, height: 900 }, view).top).toBe(248);
  });

  test('inside what is seen, as far from one edge as from the other', () => {
    const narrow = { ...view, width: 320 };
    expect(placeOfPanel(fieldAt(100, 16), { width: 296, height: 1 }, narrow).left).toBe(12);
    expect(placeOfPanel(fieldAt(100, 1200), panel, view).left).toBe(1280 - 400 - 12);
    expect(placeOfPanel(fieldAt(100, -50), panel, view).left).toBe(12);
  });

  test('above the field when a keyboard on the screen covers what is below', () => {
    const withKeyboard = { ...view, width: 390, height: 380 };
    expect(spaceFor(fieldAt(300), view)).toBe(800 - 344 - 16);
    expect(spaceFor(fieldAt(300), withKeyboard)).toBe(300 - 16);
    const list = { width: 366, height: 280 };
    expect(placeOfPanel(fieldAt(300), list, withKeyboard)).toEqual({ left: 12, top: 16 });
  });

  test('where the browser scrolled to, to show the field above the keyboard', () => {
    const scrolled = { left: 0, top: 200, width: 390, height: 380 };
    expect(placeOfPanel(fieldAt(210), panel, scrolled).top).toBe(258);
    expect(spaceFor(fieldAt(210), scrolled)).toBe(580 - 254 - 16);
  });

  test('never lower than two lines, however little is seen', () => {
    expect(spaceFor(fieldAt(10), { ...view, height: 70 })).toBe(96);
  });
});
