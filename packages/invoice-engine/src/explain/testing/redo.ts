import type { Fraction } from '../../number/fraction.ts';
import type { Integer } from '../../number/integer.ts';
import { canonical, Rational } from '../../number/testing/rational.ts';
import type { Apportioning, CutShare, Explanation, Operand, Step, Term } from '../Explanation.ts';

/** Recalculates an explanation by its steps. */
export interface Redone {
  readonly exact: Fraction;
  readonly step: Step;
  readonly result: Integer;
}

/** The exact share of a line, cut by hand. */
export interface HandCut {
  readonly line: number;
  readonly exact: Rational;
  readonly rest: Rational;
  readonly asWritten: CutShare;
}

/** Cuts the exact share of a line. */
export function cutByHand(line: number, value: Fraction): HandCut {
  const exact = ratio(value);
  const rest = exact.minus(new Rational(exact.cut));
  return { line, exact, rest, asWritten: { line, cut: canonical(exact.cut), rest: written(rest) } };
}

/**
 * Redoes an explanation from its operands alone, with none of the engine's arithmetic.
 *
 * @param cutOf the share of a line of the same rate in the same column
 */
export function redo(
  { terms, divisor, step }: Explanation,
  cutOf: (line: number) => HandCut,
): Redone {
  const divided = product(divisor);
  const exact = sum(terms).over(divided);
  if (divided.top === 0n) return { exact: written(exact), step: { kind: 'noDivisor' }, result: 0 };
  return {
    exact: written(exact),
    ...(step.kind === 'apportioning' ? share(exact, step, cutOf) : rounded(exact)),
  };
}

function rounded(exact: Rational): Pick<Redone, 'step' | 'result'> {
  const result = canonical(exact.rounded);
  const change = new Rational(exact.rounded).minus(exact);
  if (change.top === 0n) return { step: { kind: 'exact' }, result };
  const below = change.top > 0n ? exact.rounded - 1n : exact.rounded;
  return {
    step: {
      kind: 'rounding',
      neighbours: [canonical(below), canonical(below + 1n)],
      change: written(change),
      isTie: change.size.compare(new Rational(1, 2)) === 0,
    },
    result,
  };
}

function share(
  exact: Rational,
  { divided, rank, ranking }: Apportioning,
  cutOf: (line: number) => HandCut,
): Pick<Redone, 'step' | 'result'> {
  const total = divided.reduce((rest, { value }) => rest.plus(ratio(value)), new Rational(0));
  const cuts = ranking.map(({ line }) => cutOf(line));
  const left = cuts.reduce((rest, cut) => rest - cut.exact.cut, total.cut);
  const sign = left < 0n ? -1 : 1;
  const inOrder = cuts.toSorted((a, b) => sign * b.rest.compare(a.rest) || a.line - b.line);
  const place = inOrder.findIndex(({ line }) => line === ranking[rank - 1]?.line);
  const cent = BigInt(place) < left * BigInt(sign) ? sign : 0;
  return {
    step: {
      kind: 'apportioning',
      divided,
      cut: canonical(exact.cut),
      left: canonical(left),
      rank: place + 1,
      cent,
      ranking: inOrder.map(({ asWritten }) => asWritten),
    },
    result: canonical(exact.cut + BigInt(cent)),
  };
}

function product(factors: readonly Operand[]): Rational {
  return factors.reduce((rest, { value }) => rest.by(ratio(value)), new Rational(1));
}

function sum(terms: readonly Term[]): Rational {
  return terms.reduce(
    (rest, { sign, factors }) => rest.plus(product(factors).by(new Rational(sign))),
    new Rational(0),
  );
}

function ratio({ numerator, denominator }: Fraction): Rational {
  return new Rational(BigInt(numerator), BigInt(denominator));
}

/** In lowest terms. */
function written({ top, bottom }: Rational): Fraction {
  let [common, rest] = [bottom, top < 0n ? -top : top];
  while (rest > 0n) [common, rest] = [rest, common % rest];
  return { numerator: canonical(top / common), denominator: canonical(bottom / common) };
}
