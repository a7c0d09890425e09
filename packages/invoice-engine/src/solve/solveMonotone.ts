import { add, type Integer } from '../number/integer.ts';
import type { Question } from './Question.ts';
import { simplestValue } from './simplestValue.ts';
import type { Reached, Solution } from './Solution.ts';

/** Solves a question whose total never turns, by halving the grid. */
export function solveMonotone(
  question: Question,
  direction: 'rising' | 'falling',
  wanted: Integer,
): Solution<number> {
  const { step, maximum, totalAt, rule } = question;
  const last = maximum / step;
  // Places count along rising totals.
  const valueAt = (place: number) => (direction === 'rising' ? place : last - place) * step;
  const triedAt = (place: number) => ({ value: valueAt(place), total: totalAt(valueAt(place)) });
  const proof = (...places: number[]) =>
    ({
      kind: 'monotone',
      rule,
      direction,
      neighbours: places.filter((place) => place >= 0 && place <= last).map(triedAt),
    }) as const;

  function firstReaching(total: Integer): number {
    let [from, to] = [0, last + 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (totalAt(valueAt(middle)) >= total) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  function reachedAt(place: number): Reached<number> | undefined {
    if (place < 0 || place > last) return undefined;
    const { total } = triedAt(place);
    const ends = [firstReaching(total), firstReaching(add(total, 1)) - 1].map(valueAt);
    const range = { from: Math.min(...ends), to: Math.max(...ends) };
    return { total, value: simplestValue([range], question), ranges: [range] };
  }

  const { total } = triedAt(0);
  if (total === triedAt(last).total) return { kind: 'noInfluence', total, proof: proof(0, last) };
  const first = firstReaching(wanted);
  const above = reachedAt(first);
  if (above?.total === wanted) return { kind: 'hit', ...above };
  return { kind: 'miss', below: reachedAt(first - 1), above, proof: proof(first - 1, first) };
}
