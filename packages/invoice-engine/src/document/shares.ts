import { add, type Integer } from '../number/integer.ts';
import type { Amount, Percent } from '../number/scaled.ts';
import { apportion } from './apportion.ts';
import type { VatRow } from './DocumentTotals.ts';
import type { Shares } from './LineAmounts.ts';
import type { Contribution } from './rateSums.ts';
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
  contributions: readonly (Contribution | undefined)[],
  vatTable: readonly VatRow[],
  discount: Percent,
): Shares[] {
  const shares = contributions.map(() => nothing);
  const places = placesByRate(contributions);
  for (const row of vatTable) {
    const { indices, nets } = places.get(row.rate) ?? { indices: [], nets: [] };
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

interface Places {
  readonly indices: number[];
  readonly nets: Integer[];
}

function placesByRate(contributions: readonly (Contribution | undefined)[]): Map<Percent, Places> {
  const byRate = new Map<Percent, Places>();
  contributions.forEach((contribution, index) => {
    if (contribution === undefined) return;
    const places = byRate.get(contribution.rate) ?? { indices: [], nets: [] };
    if (places.indices.length === 0) byRate.set(contribution.rate, places);
    places.indices.push(index);
    places.nets.push(contribution.net);
  });
  return byRate;
}
