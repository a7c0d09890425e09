import type { Integer } from '../number/integer.ts';
import type { Amount } from '../number/scaled.ts';
import type { Question } from './Question.ts';
import { simplestValue } from './simplestValue.ts';
import type { Reached, Solution, ValueRange } from './Solution.ts';

/** Solves a question whose total may turn, by trying every value of the grid. */
export function solveByTrying(question: Question, wanted: Integer): Solution<number> {
  const rangesByTotal = rangesOf(question);
  const reached = (total: Amount | undefined): Reached<number> | undefined => {
    if (total === undefined) return undefined;
    const ranges = rangesByTotal.get(total) ?? [];
    return { total, value: simplestValue(ranges, question), ranges };
  };
  const { step, maximum, rule } = question;
  const proof = { kind: 'allTried', rule, count: maximum / step + 1 } as const;
  const totals = [...rangesByTotal.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const [total] = totals;
  if (total !== undefined && totals.length === 1) return { kind: 'noInfluence', total, proof };
  const above = reached(totals.find((each) => each >= wanted));
  if (above?.total === wanted) return { kind: 'hit', ...above };
  return { kind: 'miss', below: reached(totals.findLast((each) => each < wanted)), above, proof };
}

/** The values that give each total, ascending. */
function rangesOf({ step, maximum, totalAt }: Question): Map<Amount, ValueRange<number>[]> {
  const byTotal = new Map<Amount, ValueRange<number>[]>();
  for (let value = 0; value <= maximum; value += step) {
    const total = totalAt(value);
    const ranges = byTotal.get(total) ?? [];
    if (ranges.length === 0) byTotal.set(total, ranges);
    const range = ranges.at(-1);
    if (range?.to === value - step) ranges[ranges.length - 1] = { from: range.from, to: value };
    else ranges.push({ from: value, to: value });
  }
  return byTotal;
}
