import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { deepFreeze, line as exampleLine } from '../document/testing/exampleLines.ts';
import { arbitraryDocument, documentOf } from '../document/testing/documents.ts';
import { add } from '../number/integer.ts';
import { scales } from '../number/scaled.ts';
import type { Amount, Percent, Quantity, UnitPrice } from '../number/scaled.ts';
import { simplestValue } from './simplestValue.ts';
import type { FreeValue, Solution } from './Solution.ts';
import { solveForTotal } from './solveForTotal.ts';
import { faultsOfSolution, withValue } from './testing/faultsOfSolution.ts';
import { preferred, rangesOf, solutionByTrying } from './testing/solutionByTrying.ts';

const percentGrid = { step: 1, maximum: scales.percent.maximum };

/** Seldom the document discount: with bases of both signs its whole grid is tried. */
const anyField = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('unitPrice' as const, 'discount' as const) },
  { weight: 1, arbitrary: fc.constant('documentDiscount' as const) },
);

const anyTotal = fc.constantFrom('total' as const, 'net' as const);

/** A document with one of its values to solve for, and the grid of that value. */
const question = fc
  .tuple(arbitraryDocument, anyField, fc.nat({ max: 11 }), fc.constantFrom<2 | 4>(2, 4), anyTotal)
  .map(([document, field, place, priceDecimals, of]) => {
    const count = document.lines.length;
    const isOfLine = field !== 'documentDiscount' && count > 0;
    const free: FreeValue = isOfLine
      ? { field, line: place % count }
      : { field: 'documentDiscount' };
    const priceGrid = { step: priceDecimals === 2 ? 100 : 1, maximum: scales.unitPrice.maximum };
    const grid = free.field === 'unitPrice' ? priceGrid : percentGrid;
    return { document: deepFreeze(document), free, priceDecimals, of, ...grid };
  });

/** The difference in cents between a wanted total and the nearest one that a value gives. */
const beside = fc.integer({ min: -2, max: 2 });

/** Places of a grid: anywhere, or near its start. */
const places = fc.array(fc.oneof(fc.nat({ max: 100 }), fc.nat()), { minLength: 4, maxLength: 4 });

const totalOf = (document: DocumentInput, of: 'total' | 'net' = 'total'): Amount =>
  calculateDocument(document).totals[of];

describe('S1, S3, S4, S5, S6, S7, S8, S10 the solution satisfies its rules', () => {
  test('for a total that some value gives, or one a little beside it', () => {
    fc.assert(
      fc.property(question, places, beside, (asked, among, more) => {
        const { document, free, priceDecimals, of, step, maximum } = asked;
        const [value = 0, ...probes] = among.map((place) => (place % (maximum / step + 1)) * step);
        const reachable = totalOf(withValue(document, free, value), of);
        const wanted = add(reachable, more) as Amount;
        const solution = solveForTotal(document, wanted, free, { of, priceDecimals });
        expect(faultsOfSolution({ ...asked, wanted }, solution, [value, ...probes])).toEqual([]);
        expect(more !== 0 || solution.kind !== 'miss').toBe(true);
      }),
    );
  });

  test('for a total far from any', () => {
    fc.assert(
      fc.property(question, places, fc.maxSafeInteger(), (asked, among, far) => {
        const { document, free, priceDecimals, of, step, maximum } = asked;
        const probes = among.map((place) => (place % (maximum / step + 1)) * step);
        const wanted = far as Amount;
        const solution = solveForTotal(document, wanted, free, { of, priceDecimals });
        expect(faultsOfSolution({ ...asked, wanted }, solution, probes)).toEqual([]);
      }),
    );
  });
});

test('S4, S5, S6, S10 the total is monotone in each value', () => {
  fc.assert(
    fc.property(question, places, ({ document, free, of, step, maximum }, among) => {
      const values = among.map((place) => (place % (maximum / step + 1)) * step);
      const totals = values
        .toSorted((a, b) => a - b)
        .map((value) => totalOf(withValue(document, free, value), of));
      expect(totals).toEqual(inDirection(totals, directionOf(document, free)));
    }),
  );

  function directionOf(document: DocumentInput, free: FreeValue): number {
    if (free.field === 'documentDiscount') {
      const nets = calculateDocument(document).vatTable.map(({ lineNet }) => lineNet);
      const [isSold, isReturned] = [nets.some((net) => net > 0), nets.some((net) => net < 0)];
      return isSold && isReturned ? 0 : isSold ? -1 : 1;
    }
    const line = document.lines[free.line];
    const isReturned = line?.type === 'article' && line.quantity < 0;
    return isReturned === (free.field === 'discount') ? 1 : -1;
  }

  /** 1 is rising, -1 falling, 0 any. */
  function inDirection(totals: readonly Amount[], direction: number): readonly Amount[] {
    return direction === 0
      ? totals
      : totals.toSorted((a, b) => (a === b ? 0 : a < b ? -direction : direction));
  }
});

test('S2 the total as it is keeps the present value', () => {
  fc.assert(
    fc.property(question, ({ document, free }) => {
      const wanted = totalOf(document);
      const solution = solveForTotal(document, wanted, free, { priceDecimals: 4 });
      const line = free.field === 'documentDiscount' ? undefined : document.lines[free.line];
      const present = line?.type === 'article' ? line[free.field as 'discount'] : document.discount;
      expect(solution).toMatchObject(
        solution.kind === 'noInfluence'
          ? { total: wanted }
          : { total: wanted, value: present ?? 0 },
      );
    }),
  );
});

test('S2 of all values the present one is taken, else the smallest with the fewest decimals', () => {
  const value = fc.nat({ max: 400 });
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 1 }), value, (unordered, present) => {
      const values = unordered.toSorted((a, b) => a - b);
      const grid = { ...percentGrid, present, decimals: 2 };
      const totalAt = () => 0 as Amount;
      const asked = { ...grid, one: 100, rule: 'S7', totalAt };
      expect(simplestValue(rangesOf(values, 1), asked)).toBe(preferred(values, grid));
    }),
  );
});

describe('S3 the answer is that of trying every value,', () => {
  /** Each run tries thousands of values: few in `npm test`. */
  const numRuns = Math.min(15, (fc.readConfigureGlobal().numRuns ?? 100) / 20);
  const smallLine = fc.record({
    type: fc.constant('article' as const),
    quantity: fc.integer({ min: -9, max: 9 }).map((value) => (value * 500) as Quantity),
    unitPrice: fc.nat({ max: 3000 }).map((value) => (value * 100) as UnitPrice),
    discount: fc.nat({ max: 50_00 }).map((value) => value as Percent),
    vatRate: fc.constantFrom(0, 6_00, 21_00).map((value) => value as Percent),
  });
  const document = documentOf(smallLine).map(({ lines }): DocumentInput => ({
    lines: lines.slice(0, 3),
  }));
  const withoutProof = (solution: Solution<number>): object => {
    const { proof: _, ...rest } = { proof: undefined, ...solution };
    return rest;
  };

  function checkByTrying(
    asked: DocumentInput,
    free: FreeValue,
    present: number,
    wanted: Amount,
  ): void {
    const isPrice = free.field === 'unitPrice';
    const grid = isPrice
      ? { step: 100, maximum: 8000_00, present, decimals: 4 }
      : { ...percentGrid, present, decimals: 2 };
    const totalAt = (value: number) => totalOf(withValue(asked, free, value));
    const expected = solutionByTrying(grid, totalAt, wanted);
    expect(withoutProof(solveForTotal(asked, wanted, free))).toEqual(expected);
  }

  test('of a price up to 80 EUR', () => {
    const quantity = fc.constantFrom('0.5', '1', '2.5', '4');
    const price = fc.nat({ max: 70_00 });
    fc.assert(
      fc.property(document, quantity, price, beside, ({ lines }, pieces, at, more) => {
        const sold = exampleLine({ quantity: pieces, price: '10', vat: '21' });
        const asked = { discount: 7_50 as Percent, lines: [sold, ...lines] };
        const free = { field: 'unitPrice', line: 0 } as const;
        const wanted = add(totalOf(withValue(asked, free, at * 100)), more);
        checkByTrying(asked, free, 10_0000, wanted as Amount);
      }),
      { numRuns },
    );
  });

  test.each(['discount', 'documentDiscount'] as const)('of a %s', (field) => {
    const percentage = fc.nat({ max: 100_00 });
    fc.assert(
      fc.property(document, percentage, beside, ({ lines }, at, more) => {
        const sold = exampleLine({ quantity: '3', price: '33.35', discount: '12.5', vat: '21' });
        const asked = { discount: 12_50 as Percent, lines: [sold, ...lines] };
        const free: FreeValue = field === 'discount' ? { field, line: 0 } : { field };
        const wanted = add(totalOf(withValue(asked, free, at)), more);
        checkByTrying(asked, free, 12_50, wanted as Amount);
      }),
      { numRuns },
    );
  });
});
