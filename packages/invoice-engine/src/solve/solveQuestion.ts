import { add, type Integer } from '../number/integer.ts';
import { gridOf } from './Grid.ts';
import type { Question } from './Question.ts';
import { simplestValue } from './simplestValue.ts';
import type { Proof, Reached, Solution, Tried } from './Solution.ts';

/** Solves a question by halving its grid (SPEC.md S2, S3, S8). */
export function solveQuestion(question: Question, wanted: Integer): Solution<number> {
  const last = question.maximum / question.step;
  const { valueAt, rangesOf, proofOf } = gridOf(question);

  function triedAt(place: number): Tried<number> {
    const value = valueAt(place);
    return { value, total: question.totalAt(value) };
  }

  /** The first place with at least a total. */
  function firstReaching(total: Integer): number {
    let [from, to] = [0, last + 1];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (triedAt(middle).total >= total) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  function reachedAt(place: number): Reached<number> | undefined {
    if (place < 0 || place > last) return undefined;
    const { total } = triedAt(place);
    const ranges = rangesOf(firstReaching(total), firstReaching(add(total, 1)) - 1);
    return { total, value: simplestValue(ranges, question), ranges };
  }

  function proofAt(...places: number[]): Proof<number> {
    return proofOf(places.filter((place) => place >= 0 && place <= last).map(triedAt));
  }

  const { total } = triedAt(0);
  if (total === triedAt(last).total) return { kind: 'noInfluence', total, proof: proofAt(0, last) };
  const first = firstReaching(wanted);
  const above = reachedAt(first);
  if (above?.total === wanted) return { kind: 'hit', ...above };
  return { kind: 'miss', below: reachedAt(first - 1), above, proof: proofAt(first - 1, first) };
}
