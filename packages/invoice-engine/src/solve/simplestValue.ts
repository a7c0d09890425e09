import type { Question } from './Question.ts';
import type { ValueRange } from './Solution.ts';

/**
 * The value to take among all that give a total (SPEC.md S2): the present one when it is among them,
 * else the one with the fewest decimals; of those the nearest to the present one, of two the smaller.
 */
export function simplestValue(
  ranges: readonly ValueRange<number>[],
  { present, step, one }: Question,
): number {
  const isPresent = ranges.some(({ from, to }) => from <= present && present <= to);
  if (isPresent && present % step === 0) return present;
  for (let roundStep = one; roundStep >= step; roundStep /= 10) {
    const nearest = ranges
      .flatMap((range) => nearestMultiple(range, present, roundStep))
      .toSorted((a, b) => Math.abs(a - present) - Math.abs(b - present));
    if (nearest[0] !== undefined) return nearest[0];
  }
  return present;
}

/** The multiple within a range that is nearest to a value, the smaller of two; none when there is none. */
function nearestMultiple({ from, to }: ValueRange<number>, value: number, step: number): number[] {
  const lowest = from + ((step - (from % step)) % step);
  const highest = to - (to % step);
  if (lowest > highest) return [];
  const rest = value % step;
  const nearest = rest * 2 > step ? value - rest + step : value - rest;
  return [Math.min(Math.max(nearest, lowest), highest)];
}
