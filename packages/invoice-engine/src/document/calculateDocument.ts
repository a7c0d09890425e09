import type { Percent } from '../number/scaled.ts';
import { calculateLine } from './calculateLine.ts';
import type { DocumentInput } from './DocumentInput.ts';
import type { DocumentTotals, VatRow } from './DocumentTotals.ts';
import type { CalculatedLine, OwnAmounts } from './LineAmounts.ts';
import { contributionOf, type RateSum, type RateSums, sumByRate, vatTableOf } from './rateSums.ts';
import { sharesOf } from './shares.ts';
import { termsOf } from './terms.ts';
import { totalsOf } from './totals.ts';

/** A sales document with every amount that follows from it. */
export interface CalculatedDocument {
  /** One for each line of the input, at the same place; undefined for a deleted line. */
  readonly lines: readonly (CalculatedLine | undefined)[];
  /** One row for each VAT rate of the visible article lines, by ascending rate. */
  readonly vatTable: readonly VatRow[];
  readonly totals: DocumentTotals;
}

/**
 * Calculates a whole sales document (spec §3, §9; SPEC.md).
 *
 * The same input always gives the same result; the input is never changed (SPEC.md M9).
 *
 * @throws InputError naming the field and its range when a number of a visible article line or of
 *   the document is absent, not a whole number of its unit, or out of range
 */
export function calculateDocument(document: DocumentInput): CalculatedDocument {
  const terms = termsOf(document);
  const own = document.lines.map((line, index) => calculateLine(line, terms, index));
  const contributions = document.lines.map((line, index) => contributionOf(line, own[index]));
  return documentOf(own, contributions, sumByRate(contributions), terms.discount);
}

/**
 * The document of lines whose own amounts and sums are known.
 *
 * @param own the amounts of each line; undefined for a deleted line
 * @param contributions what each line adds to the sums
 */
export function documentOf(
  own: readonly (OwnAmounts | undefined)[],
  contributions: readonly (RateSum | undefined)[],
  sums: RateSums,
  discount: Percent,
): CalculatedDocument {
  const vatTable = vatTableOf(sums, discount);
  const shares = sharesOf(contributions, vatTable, discount);
  let sequence = 0;
  return {
    lines: own.map((amounts, index) => {
      const share = shares[index];
      if (amounts === undefined || share === undefined) return undefined;
      return { ...amounts, ...share, sequence: sequence++ };
    }),
    vatTable,
    totals: totalsOf(vatTable),
  };
}
