import { add, type Integer } from '../number/integer.ts';
import type { Question } from './Question.ts';
import { simplestValue } from './simplestValue.ts';
import type { Candidate, Proof, Reached, Solution } from './Solution.ts';
import { joined, valuesByTotal } from './valuesByTotal.ts';

/**
 * Solves a question by halving its grid (SPEC.md S2, S3, S8). Places count the values of the grid along
 * totals that never fall: as they are or backwards, or sorted by total where the total may turn.
 */
export function solveQuestion(question: Question, wanted: Integer): Solution<number> {
  const { step, maximum, direction, rule, totalAt } = question;
  const last = maximum / step;
  const sorted = direction === undefined ? valuesByTotal(question) : undefined;

  function valueAt(place: number): number {
    return sorted?.[place] ?? (direction === 'rising' ? place : last - place) * step;
  }

  function candidateAt(place: number): Candidate<number> {
    return { value: valueAt(place), total: totalAt(valueAt(place)) };
  }

  /** The first place with at least a total. */
  function firstReaching(total: Integer): number {
    let [from, to] = [0, last + 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (candidateAt(middle).total >= total) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  function reachedAt(place: number): Reached<number> | undefined {
    if (place < 0 || place > last) return undefined;
    const { total } = candidateAt(place);
    const [first, past] = [firstReaching(total), firstReaching(add(total, 1))];
    const [from = 0, to = 0] = [first, past - 1].map(valueAt).toSorted((a, b) => a - b);
    const ranges = sorted ? joined(sorted.slice(first, past), step) : [{ from, to }];
    return { total, value: simplestValue(ranges, question), ranges };
  }

  function proofAt(...places: number[]): Proof<number> {
    if (direction === undefined) return { kind: 'exhaustive', rule, count: last + 1 };
    const neighbours = places.filter((place) => place >= 0 && place <= last).map(candidateAt);
    return { kind: 'monotone', rule, direction, neighbours };
  }

  const { total } = candidateAt(0);
  if (total === candidateAt(last).total)
    return { kind: 'noInfluence', total, proof: proofAt(0, last) };
  const first = firstReaching(wanted);
  const above = reachedAt(first);
  if (above?.total === wanted) return { kind: 'hit', ...above };
  return { kind: 'miss', below: reachedAt(first - 1), above, proof: proofAt(first - 1, first) };
}
