import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, percent } from '../number/scaled.ts';
import { shareAllowance } from './shareAllowance.ts';
import { sumByRate, vatTableOf } from './rateSums.ts';

describe('T13 allowance of a row over its parts', () => {
  test('two lines of 0.50 with 1 % discount have one cent together', () => {
    expect(shareAllowance([cents(50), cents(50)], percent(100))).toEqual([1, 0]);
    expect(shareAllowance([cents(50), cents(51)], percent(100))).toEqual([0, 1]);
    expect(shareAllowance([], percent(100))).toEqual([]);
  });

  test('the parts add up to the row, each within a cent of its exact share', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_00 }), (lineNets, discount) => {
        const parts = shareAllowance(
          lineNets.map((net) => cents(net)),
          percent(discount),
        );
        const rate = percent(0);
        const sums = sumByRate(lineNets.map((lineNet) => ({ rate, lineCount: 1, lineNet })));
        const [row] = vatTableOf(sums, percent(discount));
        expect(parts.reduce<number>((sum, part) => sum + Number(part), 0)).toBe(row?.allowance);
        for (const [index, part] of parts.entries()) {
          const exact = ((lineNets[index] ?? 0) * discount) / 100_00;
          expect(Math.abs(Number(part) - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});
