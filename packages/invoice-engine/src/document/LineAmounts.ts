import type { Branded } from '../number/integer.ts';
import type { Amount, Percent } from '../number/scaled.ts';

/** A percentage in whole millionths of a percent: 14.5 % is 14500000. Holds any combined discount exactly. */
export type ExactPercent = Branded<number, 'ExactPercent'>;

/** A margin in whole hundredths of a percent of the price; may be negative, and below -100 %. */
export type MarginPercent = Branded<number | bigint, 'MarginPercent'>;

/**
 * The amounts of a line that depend on this line and the document's terms only (SPEC.md L5 to L24).
 *
 * `list` is before any discount, `net` after the line's, `final` after the line's and the document's;
 * all exclude VAT unless the name says otherwise.
 */
export interface OwnAmounts {
  /** Line and document discount together, rounded to hundredths of a percent. */
  readonly combinedDiscount: Percent;
  readonly combinedDiscountExact: ExactPercent;
  readonly unitPriceInclVat: Amount;
  readonly netUnitPrice: Amount;
  readonly netUnitPriceInclVat: Amount;
  readonly finalUnitPrice: Amount;
  readonly listTotal: Amount;
  /** Rounded separately: may differ by a cent from `gross`, which is apportioned. */
  readonly listTotalInclVat: Amount;
  /** What the line adds to the document: the exact quantity × price × line discount, rounded once. */
  readonly net: Amount;
  readonly unitDiscount: Amount;
  readonly discountAmount: Amount;
  /** What one costs us: the article's purchase price, or the price less the default margin. */
  readonly purchasePrice: Amount;
  readonly margin: Amount;
  readonly marginPercent: MarginPercent;
  readonly netMargin: Amount;
  readonly netMarginPercent: MarginPercent;
  readonly finalMargin: Amount;
  readonly finalMarginPercent: MarginPercent;
  readonly totalMargin: Amount;
  readonly totalNetMargin: Amount;
  readonly totalFinalMargin: Amount;
}

/** The amounts of a line that are its share of a total of its VAT rate (SPEC.md A5 to A7). */
export interface Shares {
  /** Including VAT, before the document discount. */
  readonly gross: Amount;
  /** After the document discount. */
  readonly finalNet: Amount;
  /** After the document discount, including VAT. */
  readonly finalGross: Amount;
}

/** Every amount of a visible line, and its place: 0 for the first (SPEC.md L3). */
export interface CalculatedLine extends OwnAmounts, Shares {
  readonly sequence: number;
}
