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
    const [nearest] = ranges
      .flatMap((range) => multiplesNear(present, range, roundStep))
      .toSorted((a, b) => Math.abs(a - present) - Math.abs(b - present));
    if (nearest !== undefined) return nearest;
  }
  return present;
}

/** The multiples within a range that are nearest to a value from below and from above, ascending. */
function multiplesNear(value: number, { from, to }: ValueRange<number>, step: number): number[] {
  const lowest = Math.ceil(from / step) * step;
  const highest = Math.floor(to / step) * step;
  if (lowest > highest) return [];
  const below = Math.floor(value / step) * step;
  return [below, below + step].map((near) => Math.min(Math.max(near, lowest), highest));
}
