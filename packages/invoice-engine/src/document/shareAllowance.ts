import type { Amount, Percent } from '../number/scaled.ts';
import { round, times, fraction } from '../number/fraction.ts';
import { add, type Integer } from '../number/integer.ts';
import { apportion } from './apportion.ts';
import { percentFactor } from './terms.ts';

/**
 * The document discount of one VAT rate, divided over parts of its lines, such as the legal categories of
 * the 0 % row of an e-invoice (SPEC.md T13). The parts add up to the row's allowance.
 *
 * @param lineNets the sums of the lines' net amounts, one for each part, in cents
 * @param discount of the document
 * @returns cents, one for each part
 */
export function shareAllowance(lineNets: readonly Amount[], discount: Percent): Amount[] {
  const factor = percentFactor(discount);
  const lineNet = lineNets.reduce<Integer>((sum, each) => add(sum, each), 0);
  const allowance = round(times(fraction(lineNet, 1), factor));
  return apportion(lineNets, factor, allowance) as Amount[];
}
