import { type Fraction, fraction, minus } from '../number/fraction.ts';
import { add, type Integer, integerOf, subtract } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import { amountOperand, type DocumentContext, linesOfRate, valueOf } from './DocumentContext.ts';
import { exactValue } from './exactValue.ts';
import type { Apportioning, CutShare, LineField, VatField } from './Explanation.ts';
import type { Formula } from './Formula.ts';
import type { Inputs } from './inputsOf.ts';
import { termsOf } from './operands.ts';

/** The step that divides the sum of a VAT row over its lines (SPEC.md X4). */
export function apportioningStep(
  context: DocumentContext,
  { line, field }: { readonly line: number; readonly field: LineField },
  formula: Formula & { readonly divided: readonly VatField[] },
  inputs: Inputs,
): Apportioning {
  const rate = rateOf(context, line);
  const divided = formula.divided.map((cell) => amountOperand(context, { rate, field: cell }));
  const shares = linesOfRate(context, rate).map((other) => {
    const terms = termsOf(context, { line: other, field }, formula, inputs);
    return cutShare(other, exactValue(terms, fraction(1, 1)));
  });
  const total = divided.reduce<Integer>((sum, { value }) => add(sum, value.numerator), 0);
  const left = shares.reduce<Integer>((rest, { cut }) => subtract(rest, cut), total);
  const sign = left < 0 ? -1 : 1;
  const ranking = shares.toSorted((a, b) => sign * compare(b.rest, a.rest));
  const place = ranking.findIndex((share) => share.line === line);
  const cut = ranking[place]?.cut ?? 0;
  const result = valueOf(context, { line, field }) ?? 0;
  const cent = subtract(result, cut) as Apportioning['cent'];
  return { kind: 'apportioning', divided, cut, left, rank: place + 1, cent, ranking };
}

function rateOf({ document }: DocumentContext, index: number): Percent {
  const line = document.lines[index];
  return ((line?.type === 'article' ? line.vatRate : undefined) ?? 0) as Percent;
}

function cutShare(line: number, exact: Fraction): CutShare {
  const cut = integerOf(BigInt(exact.numerator) / BigInt(exact.denominator));
  return { line, cut, rest: minus(exact, cut) };
}

/** Rests are small: their terms stay far below 2^53. */
function compare(a: Fraction, b: Fraction): number {
  return Number(a.numerator) * Number(b.denominator) - Number(b.numerator) * Number(a.denominator);
}
