import type { Amount } from '../number/scaled.ts';

/** A free value with the totals it leads to; values are whole numbers of the value's own unit. */
export interface Question {
  /** The grid: the multiples of `step` from 0 to `maximum`, which is one. */
  readonly step: number;
  readonly maximum: number;
  readonly present: number;
  /** A value without decimals: one euro, one percent. */
  readonly one: number;
  /** The direction of the total while the value rises; absent when it may turn. */
  readonly direction?: 'rising' | 'falling';
  /** The rule of SPEC.md that proves the direction. */
  readonly rule: string;
  readonly totalAt: (value: number) => Amount;
}

/** How to solve for a total. */
export interface SolveOptions {
  /** Which total is wanted: including VAT (the default), or excluding VAT, after all discounts. */
  readonly of?: 'total' | 'net';
  /** Decimals of a unit price in euro: 2 as in forms (the default), or 4. */
  readonly priceDecimals?: 2 | 4;
}
