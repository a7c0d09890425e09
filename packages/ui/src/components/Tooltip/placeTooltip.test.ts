import { describe, expect, test } from 'vitest';
import { placeTooltip } from './placeTooltip.ts';
import { tooltipPlacements } from './tooltipPlacements.ts';

const view = { width: 1000, height: 600 };
const tooltip = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a tooltip', () => {
  test.each([
    ['top', { left: 470, top: 274 }],
    ['bottom', { left: 470, top: 346 }],
    ['start', { left: 394, top: 310 }],
    ['end', { left: 546, top: 310 }],
  ] as const)('is placed 6 pixels from the middle of the side: %s', (side, place) => {
    expect(placeTooltip(side, at(500, 300), tooltip, view)).toEqual(place);
  });

  test('flips to the other side where there is not enough space', () => {
    expect(placeTooltip('top', at(500, 10), tooltip, view)).toEqual({ left: 470, top: 56 });
    expect(placeTooltip('bottom', at(500, 555), tooltip, view)).toEqual({ left: 470, top: 529 });
    expect(placeTooltip('start', at(20, 300), tooltip, view)).toEqual({ left: 66, top: 310 });
    expect(placeTooltip('end', at(940, 300), tooltip, view)).toEqual({ left: 834, top: 310 });
  });

  test('is placed above where neither side has enough space', () => {
    const narrow = { width: 200, height: 600 };
    expect(placeTooltip('end', at(80, 300), tooltip, narrow)).toEqual({ left: 50, top: 274 });
  });

  test('is moved inside the window, 8 pixels from its edge', () => {
    expect(placeTooltip('top', at(0, 300), tooltip, view)).toEqual({ left: 8, top: 274 });
    expect(placeTooltip('top', at(960, 300), tooltip, view)).toEqual({ left: 892, top: 274 });
  });

  test.each(tooltipPlacements)('begins inside a window that is too small for it: %s', (side) => {
    const small = { width: 60, height: 30 };
    expect(placeTooltip(side, at(10, 0), tooltip, small)).toEqual({ left: 8, top: 8 });
  });
});
