import { add, type Integer, multiply } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import type { LineInput } from './DocumentInput.ts';
import type { VatRow } from './DocumentTotals.ts';
import type { OwnAmounts } from './LineAmounts.ts';
import { vatRow } from './totals.ts';

/** What visible article lines of one VAT rate add up to; of one line, what it adds. */
export interface RateSum {
  readonly rate: Percent;
  /** How many lines there are; without any the rate has no row. */
  readonly lineCount: number;
  readonly lineNet: Integer;
}

/** The sums of a document by ascending rate, from which its totals are calculated (SPEC.md T1). */
export type RateSums = readonly RateSum[];

/**
 * What a line adds to the sums; undefined for a text line and a deleted line, which add nothing. A rate
 * of -0 is 0 (SPEC.md M4).
 */
export function contributionOf(line: LineInput, amounts?: OwnAmounts): RateSum | undefined {
  if (line.type === 'text' || amounts === undefined) return undefined;
  return { rate: ((line.vatRate ?? 0) + 0) as Percent, lineCount: 1, lineNet: amounts.net };
}

/**
 * The sums after a line was added, removed or changed: proportional to the number of rates, not of lines
 * (SPEC.md T8).
 *
 * @param before the old contribution of the line, absent for an added line
 * @param after its new contribution, absent for a removed line
 */
export function changeSums(sums: RateSums, before?: RateSum, after?: RateSum): RateSums {
  if (before === undefined && after === undefined) return sums;
  const gone = before && { ...before, lineCount: -1, lineNet: multiply(-1, before.lineNet) };
  return sumByRate([...sums, gone, after]);
}

/** The sums of many lines at once: one for each rate that has lines, by ascending rate. */
export function sumByRate(contributions: readonly (RateSum | undefined)[]): RateSums {
  const byRate = new Map<Percent, RateSum>();
  for (const contribution of contributions) {
    if (contribution === undefined) continue;
    const { rate, lineCount, lineNet } = contribution;
    const sum = byRate.get(rate);
    byRate.set(rate, {
      rate,
      lineCount: lineCount + (sum?.lineCount ?? 0),
      lineNet: add(lineNet, sum?.lineNet ?? 0),
    });
  }
  return [...byRate.values()]
    .filter((sum) => sum.lineCount > 0)
    .toSorted((a, b) => a.rate - b.rate);
}

/** The VAT table: one row for each rate with at least one line, also when its amounts are 0 (SPEC.md T2). */
export function vatTableOf(sums: RateSums, discount: Percent): VatRow[] {
  return sums.map(({ rate, lineNet }) => vatRow(rate, lineNet, discount));
}
