import type { Question } from './Question.ts';
import type { ValueRange } from './Solution.ts';

/**
 * The value to take among all that give a total (SPEC.md S2): the present one when it is among them,
 * else the one with the fewest decimals; of those the smallest.
 */
export function simplestValue(
  ranges: readonly ValueRange<number>[],
  { present, step, one }: Question,
): number {
  const isPresent = ranges.some(({ from, to }) => from <= present && present <= to);
  if (isPresent && present % step === 0) return present;
  for (let roundStep = one; roundStep >= step; roundStep /= 10) {
    for (const { from, to } of ranges) {
      const round = Math.ceil(from / roundStep) * roundStep;
      if (round <= to) return round;
    }
  }
  return present;
}
