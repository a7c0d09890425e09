import type { Amount } from '../../number/scaled.ts';
import type { Reached, Solution, ValueRange } from '../Solution.ts';

/** A grid to search whole: the multiples of a step from 0 to a maximum. */
export interface SmallGrid {
  readonly step: number;
  readonly maximum: number;
  readonly present: number;
  /** How many digits behind the point a value has when it is a whole number of 10^-decimals. */
  readonly decimals: number;
}

/** A solution as the test compares it: how it is proved is left out. */
type WithoutProof<Kind> = Kind extends unknown ? Omit<Kind, 'proof'> : never;

/** The solution by brute force. */
export function solutionByTrying(
  grid: SmallGrid,
  totalAt: (value: number) => Amount,
  wanted: Amount,
): WithoutProof<Solution<number>> {
  const count = grid.maximum / grid.step + 1;
  const tried = Array.from({ length: count }, (_, place) => {
    const value = place * grid.step;
    return { value, total: totalAt(value) };
  });
  const totals = [...new Set(tried.map(({ total }) => total))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const reached = (total: Amount | undefined): Reached<number> | undefined => {
    if (total === undefined) return undefined;
    const values = tried.filter((each) => each.total === total).map(({ value }) => value);
    return { total, value: preferred(values, grid), ranges: rangesOf(values, grid.step) };
  };
  const [only] = totals;
  if (only !== undefined && totals.length === 1) return { kind: 'noInfluence', total: only };
  const hit = reached(totals.find((total) => total === wanted));
  if (hit !== undefined) return { kind: 'hit', ...hit };
  const [below, above] = [
    totals.findLast((total) => total < wanted),
    totals.find((total) => total > wanted),
  ];
  return { kind: 'miss', below: reached(below), above: reached(above) };
}

/** The preferred value: see SPEC.md S2. */
export function preferred(values: readonly number[], { present, decimals }: SmallGrid): number {
  const [first] = values.toSorted(
    (a, b) =>
      Number(b === present) - Number(a === present) ||
      decimalsOf(a, decimals) - decimalsOf(b, decimals) ||
      a - b,
  );
  return first ?? Number.NaN;
}

function decimalsOf(value: number, decimals: number): number {
  const digits = String(value).padStart(decimals, '0').slice(-decimals);
  return digits.replace(/0+$/, '').length;
}

/** Values in ascending order as ranges without gaps. */
export function rangesOf(values: readonly number[], step: number): ValueRange<number>[] {
  const starts = values.filter((value) => !values.includes(value - step));
  const ends = values.filter((value) => !values.includes(value + step));
  return starts.map((from, index) => ({ from, to: ends[index] ?? Number.NaN }));
}
