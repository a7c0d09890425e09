import type { Amount } from '../number/scaled.ts';

/** A free value with the totals it leads to; values are whole numbers of the value's own unit. */
export interface Question {
  /** The grid: the multiples of `step` from 0 to `maximum`, which is one. */
  readonly step: number;
  readonly maximum: number;
  readonly present: number;
  /** A value without decimals: one euro, one percent. */
  readonly one: number;
  /** What the total does while the value rises; absent when it may turn. */
  readonly direction?: 'rising' | 'falling';
  /** The rule of SPEC.md that proves the direction. */
  readonly rule: string;
  readonly totalAt: (value: number) => Amount;
}
