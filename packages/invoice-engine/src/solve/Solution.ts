import type { Amount, Percent, UnitPrice } from '../number/scaled.ts';

/** The one value of a document that may change: of a line by its place, or the document discount. */
export type FreeValue =
  | { readonly field: 'unitPrice' | 'discount'; readonly line: number }
  | { readonly field: 'documentDiscount' };

/** The kind of number that a free value is. */
export type NumberOf<Free extends FreeValue> = Free extends { readonly field: 'unitPrice' }
  ? UnitPrice
  : Percent;

/** Values that follow each other on the grid, both ends included. */
export interface ValueRange<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** A total that can be reached. */
export interface Reached<Value> {
  readonly total: Amount;
  /** The chosen value: the present one, else the smallest with the fewest decimals. */
  readonly value: Value;
  /** All values that give this total, ascending. */
  readonly ranges: readonly ValueRange<Value>[];
}

/** A value and the total that it gives. */
export interface Candidate<Value> {
  readonly value: Value;
  readonly total: Amount;
}

/** Why no other total can be reached near the wanted one. */
export type Proof<Value> =
  /** The total is monotone: none is between neighbouring values of the grid, or beyond its end. */
  | {
      readonly kind: 'monotone';
      /** The rule of SPEC.md that proves it. */
      readonly rule: string;
      /** The direction of the total while the value rises; it may also stay the same. */
      readonly direction: 'rising' | 'falling';
      /** The values just short of and just past the wanted total, or the end of the grid. */
      readonly neighbours: readonly Candidate<Value>[];
    }
  /** Exhaustive search: every value of the grid was evaluated. */
  | { readonly kind: 'exhaustive'; readonly rule: string; readonly count: number }
  /** The line has no amounts: it is a text line or deleted. */
  | { readonly kind: 'noAmounts'; readonly rule: string };

/** The answer to {@link solveForTotal}. */
export type Solution<Value> =
  | ({ readonly kind: 'hit' } & Reached<Value>)
  /** The nearest totals that can be reached; undefined where there is none on that side. */
  | {
      readonly kind: 'miss';
      readonly below: Reached<Value> | undefined;
      readonly above: Reached<Value> | undefined;
      readonly proof: Proof<Value>;
    }
  /** Every value gives this total. */
  | { readonly kind: 'noInfluence'; readonly total: Amount; readonly proof: Proof<Value> };
