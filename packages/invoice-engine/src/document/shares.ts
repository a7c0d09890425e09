import { add } from '../number/integer.ts';
import type { Amount, Percent } from '../number/scaled.ts';
import { apportion } from './apportion.ts';
import type { VatRow } from './DocumentTotals.ts';
import type { Shares } from './LineAmounts.ts';
import type { RateSum } from './rateSums.ts';
import { increase, reduction } from './terms.ts';

const nothing: Shares = Object.freeze({
  gross: 0 as Amount,
  finalNet: 0 as Amount,
  finalGross: 0 as Amount,
});

/**
 * The shares of the lines in the totals of their VAT rates (SPEC.md A5 to A7). A cent never moves to a
 * line of another rate (SPEC.md A8).
 *
 * @param contributions what each line adds, in the order of the document; undefined for a line that
 *   adds nothing, whose shares are 0
 * @param vatTable the rows of these very contributions
 */
export function sharesOf(
  contributions: readonly (RateSum | undefined)[],
  vatTable: readonly VatRow[],
  discount: Percent,
): Shares[] {
  const shares = contributions.map(() => nothing);
  const places = placesByRate(contributions);
  for (const row of vatTable) {
    const indices = places.get(row.rate) ?? [];
    const nets = indices.map((index) => contributions[index]?.lineNet ?? 0);
    const vat = increase(row.rate);
    const gross = apportion(nets, vat, add(row.lineNet, row.vatWithoutAllowance));
    const finalNet = apportion(nets, reduction(discount), row.taxable);
    const finalGross = apportion(finalNet, vat, add(row.taxable, row.vat));
    indices.forEach((index, place) => {
      shares[index] = {
        gross: gross[place] as Amount,
        finalNet: finalNet[place] as Amount,
        finalGross: finalGross[place] as Amount,
      };
    });
  }
  return shares;
}

function placesByRate(contributions: readonly (RateSum | undefined)[]): Map<Percent, number[]> {
  const byRate = new Map<Percent, number[]>();
  contributions.forEach((contribution, index) => {
    if (contribution === undefined) return;
    const places = byRate.get(contribution.rate);
    if (places === undefined) byRate.set(contribution.rate, [index]);
    else places.push(index);
  });
  return byRate;
}
