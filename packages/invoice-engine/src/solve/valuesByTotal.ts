import type { Question } from './Question.ts';
import type { ValueRange } from './Solution.ts';

/** All values of a grid, each tried, by ascending total and of the same total by ascending value. */
export function valuesByTotal({ step, maximum, totalAt }: Question): number[] {
  return Array.from({ length: maximum / step + 1 }, (_, place) => place * step)
    .map((value) => ({ value, total: totalAt(value) }))
    .toSorted((a, b) => (a.total < b.total ? -1 : Number(a.total > b.total)))
    .map(({ value }) => value);
}

/** Ascending values as ranges of neighbours on the grid. */
export function joined(values: readonly number[], step: number): ValueRange<number>[] {
  const ranges: { from: number; to: number }[] = [];
  for (const value of values) {
    const range = ranges.at(-1);
    if (range?.to === value - step) range.to = value;
    else ranges.push({ from: value, to: value });
  }
  return ranges;
}
