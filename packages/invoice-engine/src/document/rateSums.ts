import { add, type Integer, subtract } from '../number/integer.ts';
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
  const without = before === undefined ? sums : put(sums, before.rate, -1, subtract(0, before.net));
  return after === undefined ? without : put(without, after.rate, 1, after.net);
}

/** The sums of many lines at once. */
export function sumByRate(contributions: readonly (Contribution | undefined)[]): RateSums {
  const byRate = new Map<Percent, { rate: Percent; lineCount: number; lineNet: Integer }>();
  for (const contribution of contributions) {
    if (contribution === undefined) continue;
    const { rate, net } = contribution;
    const sum = byRate.get(rate);
    if (sum === undefined) byRate.set(rate, { rate, lineCount: 1, lineNet: net });
    else {
      sum.lineCount += 1;
      sum.lineNet = add(sum.lineNet, net);
    }
  }
  return [...byRate.values()].toSorted((a, b) => a.rate - b.rate);
}

/** The VAT table: one row for each rate with at least one line, also when its amounts are 0 (SPEC.md T2). */
export function vatTableOf(sums: RateSums, discount: Percent): VatRow[] {
  return sums.map(({ rate, lineNet }) => vatRow(rate, lineNet, discount));
}

function put(sums: RateSums, rate: Percent, lines: number, net: Integer): RateSums {
  const place = sums.findIndex((sum) => sum.rate >= rate);
  const at = place === -1 ? sums.length : place;
  const found = sums[at]?.rate === rate ? sums[at] : undefined;
  const sum = {
    rate,
    lineCount: (found?.lineCount ?? 0) + lines,
    lineNet: add(found?.lineNet ?? 0, net),
  };
  return [
    ...sums.slice(0, at),
    ...(sum.lineCount === 0 ? [] : [sum]),
    ...sums.slice(found === undefined ? at : at + 1),
  ];
}
