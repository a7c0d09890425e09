import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginateRows, rowHeight } from './paginateRows.ts';
import type { Space, Row } from './paginateRows.ts';

const space: Space = {
  firstTop: 250,
  nextTop: 60,
  bottom: 770,
  headHeight: 22,
  carryHeight: 19,
  closingHeight: 240,
};

const one: Row = { lineCount: 1, net: 100 };

const times = (count: number): Row[] => Array.from({ length: count }, () => one);

test('rows that fit are on one page without a carried amount', () => {
  const [page, ...more] = paginateRows([one, one], space);
  expect(more).toEqual([]);
  expect(page).toMatchObject({ carriedIn: undefined, carriedOut: undefined });
  expect(page?.fragments.map(({ top }) => top)).toEqual([272, 272 + rowHeight(1)]);
});

test('the last row moves with the closing to a new page', () => {
  const pages = paginateRows(times(20), space);
  expect(pages.map(({ fragments }) => fragments.length)).toEqual([19, 1]);
  expect(pages.map(({ carriedOut }) => carriedOut)).toEqual([1900, undefined]);
});

test('a short row that does not fit is not cut; one longer than a page is', () => {
  const short = paginateRows([...times(20), { lineCount: 8, net: 1 }], space);
  expect(short[1]?.fragments).toMatchObject([{ from: 0, to: 8 }]);
  const long = paginateRows([one, { lineCount: 120, net: 1 }, one], space);
  const cut = long.flatMap(({ fragments }) => fragments).filter(({ row }) => row.lineCount > 1);
  expect(cut.length).toBeGreaterThan(2);
  expect(long.map(({ carriedIn }) => carriedIn)).toEqual(
    [undefined, 101, 101, 101].slice(0, long.length),
  );
});

test('every line of every row is printed once, in order, above the bottom, and sums are carried on', () => {
  const rows = fc.array(
    fc.record({
      lineCount: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 200 })),
      net: fc.integer({ min: -1000, max: 1000 }),
    }),
    { minLength: 1, maxLength: 120 },
  );
  const spaces = fc.record({
    ...Object.fromEntries(Object.entries(space).map(([name, value]) => [name, fc.constant(value)])),
    firstTop: fc.integer({ min: 150, max: 900 }),
    closingHeight: fc.integer({ min: 0, max: 400 }),
  }) as fc.Arbitrary<Space>;
  fc.assert(
    fc.property(rows, spaces, (given, within) => {
      const pages = paginateRows(given, within);
      const expected = given.flatMap((row) =>
        Array.from({ length: row.lineCount }, (_, line) => [row, line]),
      );
      const placed = pages.flatMap(({ fragments }) =>
        fragments.flatMap(({ row, from, to }) =>
          Array.from({ length: to - from }, (_, line) => [row, from + line]),
        ),
      );
      expect(placed).toEqual(expected);
      let sum = 0;
      pages.forEach((page, index) => {
        expect(page.carriedIn).toBe(index === 0 ? undefined : sum);
        for (const { row, from } of page.fragments) if (from === 0) sum += row.net;
        expect(page.carriedOut).toBe(index === pages.length - 1 ? undefined : sum);
        let y = page.fragments[0]?.top ?? 0;
        for (const { from, to, top } of page.fragments) {
          expect(top).toBeCloseTo(y);
          y = top + rowHeight(to - from);
        }
        const hasRows = page.fragments.length > 0;
        expect(hasRows ? page.bottom : y).toBeCloseTo(y);
        expect(hasRows ? y : 0).toBeLessThanOrEqual(within.bottom - within.carryHeight + 0.001);
      });
    }),
  );
});
