import { calculateDocument } from '../../document/calculateDocument.ts';
import type { DocumentInput } from '../../document/DocumentInput.ts';
import type { Amount } from '../../number/scaled.ts';
import type { FreeValue, Reached, Solution } from '../Solution.ts';

interface Asked {
  readonly document: DocumentInput;
  readonly wanted: Amount;
  readonly of: 'total' | 'net';
  readonly free: FreeValue;
  readonly step: number;
  readonly maximum: number;
}

/** The false claims of a solution, found by calculating whole documents. */
export function faultsOfSolution(
  { document, wanted, of, free, step, maximum }: Asked,
  solution: Solution<number>,
  probes: readonly number[],
): string[] {
  const totalAt = (value: number): Amount =>
    calculateDocument(withValue(document, free, value)).totals[of];
  const isOnGrid = (value: number): boolean => value >= 0 && value <= maximum && value % step === 0;
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };

  function checkReached({ total, value, ranges }: Reached<number>): void {
    const isWithin = ranges.some(({ from, to }) => from <= value && value <= to);
    check(isWithin && isOnGrid(value), 'the value is not one of the ranges');
    for (const tried of [value, ...ranges.flatMap(({ from, to }) => [from, to])]) {
      check(isOnGrid(tried) && totalAt(tried) === total, `${tried} does not give the total`);
    }
    for (const outside of ranges.flatMap(({ from, to }) => [from - step, to + step])) {
      check(!isOnGrid(outside) || totalAt(outside) !== total, `${outside} gives the total too`);
    }
  }

  function checkMiss({ below, above, proof }: Extract<Solution<number>, { kind: 'miss' }>): void {
    for (const reached of [below, above]) if (reached !== undefined) checkReached(reached);
    const [lower, upper] = [below?.total ?? -Infinity, above?.total ?? Infinity];
    check(lower < wanted && wanted < upper, 'the totals are not on either side');
    for (const total of probes.map(totalAt)) {
      check(total <= lower || total >= upper, `${total} can be reached and lies between`);
    }
    if (proof.kind !== 'monotone') return;
    const neighbours = proof.neighbours.map(({ value, total }) => {
      check(totalAt(value) === total, `the neighbour ${value} does not give its total`);
      return total;
    });
    const sides = [below, above].flatMap((reached) =>
      reached === undefined ? [] : [reached.total],
    );
    check(String(neighbours) === String(sides), 'the neighbours are not those of the totals');
    const [one, other] = proof.neighbours.map(({ value }) => value);
    const isEnd = one === 0 || one === maximum;
    const isNext = other !== undefined && Math.abs(other - (one ?? 0)) === step;
    check(other === undefined ? isEnd : isNext, 'the neighbours are not next to each other');
  }

  if (solution.kind === 'noInfluence') {
    const all = [0, maximum, ...probes].map(totalAt);
    check(
      all.every((total) => total === solution.total),
      'there is influence',
    );
  } else if (solution.kind === 'hit') {
    check(solution.total === wanted, 'the total is not the wanted one');
    checkReached(solution);
  } else checkMiss(solution);
  return faults;
}

/** The document with another free value; a line that is no article line stays as it is. */
export function withValue(document: DocumentInput, free: FreeValue, value: number): DocumentInput {
  if (free.field === 'documentDiscount') {
    return { ...document, discount: value as NonNullable<DocumentInput['discount']> };
  }
  const lines = document.lines.map((line, index) =>
    index === free.line && line.type === 'article' ? { ...line, [free.field]: value } : line,
  );
  return { ...document, lines };
}
