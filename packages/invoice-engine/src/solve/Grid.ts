import type { Question } from './Question.ts';
import type { Proof, Tried, ValueRange } from './Solution.ts';

/** The values of a question in an order in which the total never falls: places from 0. */
export interface Grid {
  readonly valueAt: (place: number) => number;
  /** The values from one place to another, both included, ascending. */
  readonly rangesOf: (from: number, to: number) => ValueRange<number>[];
  /** The proof that nothing lies between neighbouring places. */
  readonly proofOf: (neighbours: readonly Tried<number>[]) => Proof<number>;
}

/** The grid of a question: as it is or backwards where the total never turns, else sorted by total. */
export function gridOf(question: Question): Grid {
  const { direction } = question;
  return direction === undefined ? sortedGrid(question) : monotoneGrid(question, direction);
}

function monotoneGrid({ step, maximum, rule }: Question, direction: 'rising' | 'falling'): Grid {
  const valueAt = (place: number) =>
    direction === 'rising' ? place * step : maximum - place * step;
  return {
    valueAt,
    rangesOf: (...places) => {
      const [from = 0, to = 0] = places.map(valueAt).toSorted((a, b) => a - b);
      return [{ from, to }];
    },
    proofOf: (neighbours) => ({ kind: 'monotone', rule, direction, neighbours }),
  };
}

function sortedGrid({ step, maximum, rule, totalAt }: Question): Grid {
  const count = maximum / step + 1;
  const values = Array.from({ length: count }, (_, place) => place * step);
  const tried = values
    .map((value) => ({ value, total: totalAt(value) }))
    .toSorted((a, b) => (a.total < b.total ? -1 : Number(a.total > b.total)));
  return {
    valueAt: (place) => tried[place]?.value ?? 0,
    rangesOf: (from, to) => {
      const ranges: { from: number; to: number }[] = [];
      for (const { value } of tried.slice(from, to + 1)) {
        const range = ranges.at(-1);
        if (range?.to === value - step) range.to = value;
        else ranges.push({ from: value, to: value });
      }
      return ranges;
    },
    proofOf: () => ({ kind: 'allTried', rule, count }),
  };
}
