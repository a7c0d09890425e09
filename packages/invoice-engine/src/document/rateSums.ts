import { add, type Integer, multiply } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import type { LineInput } from './DocumentInput.ts';
import type { VatRow } from './DocumentTotals.ts';
import type { OwnAmounts } from './LineAmounts.ts';
import { vatRow } from './totals.ts';

/** What the visible article lines of one VAT rate add up to. */
export interface RateSum {
  readonly rate: Percent;
  /** How many lines there are; without any the rate has no row. */
  readonly lineCount: number;
  readonly lineNet: Integer;
}

/** The sums of a document by ascending rate: all that its totals are made of (SPEC.md T1). */
export type RateSums = readonly RateSum[];

/** What one line adds to the sums. */
export interface Contribution {
  readonly rate: Percent;
  readonly net: Integer;
}

/**
 * What a line adds to the sums; undefined for a text line and a deleted line, which add nothing. A rate
 * of -0 is 0 (SPEC.md M4).
 */
export function contributionOf(line: LineInput, amounts?: OwnAmounts): Contribution | undefined {
  if (line.type === 'text' || amounts === undefined) return undefined;
  return { rate: ((line.vatRate ?? 0) + 0) as Percent, net: amounts.net };
}

/**
 * The sums after a line came, went or changed: work for the number of rates, not of lines (SPEC.md T8).
 *
 * @param before what the line added until now, absent for a line that comes
 * @param after what it adds from now on, absent for a line that goes
 */
export function changeSums(sums: RateSums, before?: Contribution, after?: Contribution): RateSums {
  if (before === undefined && after === undefined) return sums;
  return merge([...sums, ...(before ? [sumOf(before, -1)] : []), ...(after ? [sumOf(after)] : [])]);
}

/** The sums of many lines at once. */
export function sumByRate(contributions: readonly (Contribution | undefined)[]): RateSums {
  return merge(
    contributions.flatMap((contribution) => (contribution ? [sumOf(contribution)] : [])),
  );
}

/** The VAT table: one row for each rate with at least one line, also when its amounts are 0 (SPEC.md T2). */
export function vatTableOf(sums: RateSums, discount: Percent): VatRow[] {
  return sums.map(({ rate, lineNet }) => vatRow(rate, lineNet, discount));
}

/** What one line adds, or takes away. */
function sumOf({ rate, net }: Contribution, sign: 1 | -1 = 1): RateSum {
  return { rate, lineCount: sign, lineNet: multiply(sign, net) };
}

/** One sum for each rate that has lines, by ascending rate. */
function merge(sums: readonly RateSum[]): RateSums {
  const byRate = new Map<Percent, RateSum>();
  for (const { rate, lineCount, lineNet } of sums) {
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
