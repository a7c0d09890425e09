import type { Percent, Quantity, UnitPrice } from '../number/scaled.ts';

/** What becomes of a line when the document is saved (spec §3): added, kept or left out. */
export const lineModes = ['new', 'edit', 'deleted'] as const;

export type LineMode = (typeof lineModes)[number];

/** A text line: it has a place and no amounts (SPEC.md L1). */
export interface TextLineInput {
  readonly type: 'text';
  /** Absent is `new`. */
  readonly mode?: LineMode;
}

/** A line that sells something. */
export interface ArticleLineInput {
  readonly type: 'article';
  /** Absent is `new`; a deleted line is ignored. */
  readonly mode?: LineMode;
  readonly quantity: Quantity;
  /** Price of one, excluding VAT, before any discount. */
  readonly unitPrice: UnitPrice;
  /** Discount on this line; absent is 0 %. */
  readonly discount?: Percent;
  /** VAT rate; absent is 0 %. */
  readonly vatRate?: Percent;
  /** The article that was picked; absent or empty when the line has none. */
  readonly articleNumber?: string;
  /** What one costs us; counts only together with an article number. */
  readonly purchasePrice?: UnitPrice;
}

export type LineInput = TextLineInput | ArticleLineInput;

/** What a sales document is calculated from (spec §3, §9; SPEC.md L4). */
export interface DocumentInput {
  /** Discount on the whole document, on top of the discounts of the lines; absent is 0 %. */
  readonly discount?: Percent;
  /** Margin that a line without a purchase price is assumed to make; absent is 25 %. */
  readonly defaultMargin?: Percent;
  readonly lines: readonly LineInput[];
}
