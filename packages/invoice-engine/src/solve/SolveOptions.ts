/** How to solve for a total. */
export interface SolveOptions {
  /** Which total is wanted: including VAT (the default), or excluding VAT, after all discounts. */
  readonly of?: 'total' | 'net';
  /** Decimals of a unit price in euro: 2 as the forms take it (the default), or 4. */
  readonly priceDecimals?: 2 | 4;
}
