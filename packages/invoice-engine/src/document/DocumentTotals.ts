import type { Amount, Percent } from '../number/scaled.ts';

/** What one VAT rate adds up to (SPEC.md T1 to T6); the document discount is the allowance. */
export interface VatRow {
  readonly rate: Percent;
  /** Sum of the lines' net amounts. */
  readonly lineNet: Amount;
  readonly allowance: Amount;
  /** What VAT is due on. */
  readonly taxable: Amount;
  /** VAT due. */
  readonly vat: Amount;
  /** VAT as it would be without the document discount: never shown to a customer. */
  readonly vatWithoutAllowance: Amount;
}

/** The totals of a document (SPEC.md T7): sums over its VAT rates. */
export interface DocumentTotals {
  /** Lines excluding VAT, before the document discount. */
  readonly lineNet: Amount;
  /** The document discount. Discounts of lines are in each line's `discountAmount`. */
  readonly allowance: Amount;
  /** Excluding VAT, after all discounts. */
  readonly net: Amount;
  readonly vat: Amount;
  /** Including VAT, after all discounts. */
  readonly total: Amount;
  /** The amount to be paid: the total. */
  readonly payable: Amount;
  /** VAT as it would be without the document discount: never shown to a customer. */
  readonly vatWithoutAllowance: Amount;
  /** Including VAT, without the document discount: never shown to a customer. */
  readonly totalWithoutAllowance: Amount;
}
