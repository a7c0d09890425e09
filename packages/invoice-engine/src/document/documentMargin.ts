import { fraction, round } from '../number/fraction.ts';
import { add, type Integer, multiply, subtract } from '../number/integer.ts';
import type { Amount } from '../number/scaled.ts';
import type { MarginPercent, OwnAmounts } from './LineAmounts.ts';

/** The margin of a document: its total less its purchase prices (SPEC.md T12). */
export interface DocumentMargin {
  readonly margin: Amount;
  /** Of the total excluding VAT; 0 where that is 0. */
  readonly marginPercent: MarginPercent;
}

/**
 * The margin of a document after all discounts.
 *
 * @param lines the visible lines; undefined of a deleted one
 * @param net the total excluding VAT, after all discounts
 */
export function documentMargin(
  lines: readonly (Pick<OwnAmounts, 'totalFinalMargin'> | undefined)[],
  net: Amount,
): DocumentMargin {
  const margin = lines.reduce<Integer>((sum, line) => add(sum, line?.totalFinalMargin ?? 0), 0);
  return { margin: margin as Amount, marginPercent: percentOf(margin, net) as MarginPercent };
}

function percentOf(margin: Integer, net: Integer): Integer {
  if (net === 0) return 0;
  if (net < 0) return percentOf(subtract(0, margin), subtract(0, net));
  return round(fraction(multiply(margin, 100_00), net));
}
