import { calculateLine } from './calculateLine.ts';
import type { DocumentInput } from './DocumentInput.ts';
import type { DocumentTotals, VatRow } from './DocumentTotals.ts';
import type { CalculatedLine } from './LineAmounts.ts';
import { contributionOf, sumByRate, vatTableOf } from './rateSums.ts';
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
  const vatTable = vatTableOf(sumByRate(contributions), terms.discount);
  const shares = sharesOf(contributions, vatTable, terms.discount);
  let sequence = 0;
  return {
    lines: document.lines.map((_, index) => {
      const amounts = own[index];
      const share = shares[index];
      if (amounts === undefined || share === undefined) return undefined;
      return { ...amounts, ...share, sequence: sequence++ };
    }),
    vatTable,
    totals: totalsOf(vatTable),
  };
}
