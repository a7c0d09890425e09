import type { ArticleLineInput } from '../document/DocumentInput.ts';
import type { Shares } from '../document/LineAmounts.ts';
import { type Fraction, minus } from '../number/fraction.ts';
import { add, type Integer, integerOf, subtract } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import { amountOperand, type DocumentContext } from './DocumentContext.ts';
import type {
  Apportioning,
  Basis,
  CutShare,
  Explanation,
  LineField,
  Operand,
  Term,
  VatField,
} from './Explanation.ts';
import { sumOf } from './explanationOf.ts';
import { exactValue } from './exactValue.ts';
import { lineOperands } from './lineOperands.ts';
import { linesOfRate } from './linesOfRate.ts';

/** A share: the line's weight times a factor, of the sum of cells of its VAT row. */
interface ShareFormula extends Basis {
  readonly weight: 'net' | 'finalNet';
  readonly factor: 'vatFactor' | 'documentDiscountFactor';
  readonly divided: readonly VatField[];
}

/** What is divided among the lines of a rate (SPEC.md A5 to A7). */
export const shareFormulas: Readonly<Record<keyof Shares, ShareFormula>> = {
  gross: {
    rule: 'A5',
    sources: ['spec-3', 'spec-9'],
    weight: 'net',
    factor: 'vatFactor',
    divided: ['lineNet', 'vatWithoutAllowance'],
  },
  finalNet: {
    rule: 'A6',
    sources: ['spec-3', 'spec-9'],
    weight: 'net',
    factor: 'documentDiscountFactor',
    divided: ['taxable'],
  },
  finalGross: {
    rule: 'A7',
    sources: ['spec-3', 'spec-9'],
    weight: 'finalNet',
    factor: 'vatFactor',
    divided: ['taxable', 'vat'],
  },
};

/** Explains the share of a line in an amount of its VAT rate (SPEC.md X4). */
export function explainShare(
  context: DocumentContext,
  line: ArticleLineInput,
  amount: { readonly line: number; readonly field: LineField },
  { rule, sources, weight, factor, divided }: ShareFormula,
): Explanation {
  const rate = line.vatRate ?? (0 as Percent);
  const factors = lineOperands(context, line, amount.line)([factor]);
  const termsOf = (index: number): Term[] => [
    { sign: 1, factors: [amountOperand(context, { line: index, field: weight }), ...factors] },
  ];
  const cutShares = linesOfRate(context, rate).map((index) => cutShare(index, termsOf(index)));
  const step = apportioning(
    cutShares,
    divided.map((field) => amountOperand(context, { rate, field })),
    amount.line,
  );
  return {
    amount,
    result: add(step.cut, step.cent),
    unit: 'cents',
    rule,
    sources,
    terms: termsOf(amount.line),
    divisor: [],
    exact: exactValue(termsOf(amount.line)),
    step,
  };
}

function cutShare(line: number, terms: readonly Term[]): CutShare {
  const exact = exactValue(terms);
  const cut = integerOf(BigInt(exact.numerator) / BigInt(exact.denominator));
  return { line, cut, rest: minus(exact, cut) };
}

function apportioning(
  shares: readonly CutShare[],
  divided: readonly Operand[],
  line: number,
): Apportioning {
  const total = exactValue(sumOf(divided)).numerator;
  const left = shares.reduce<Integer>((rest, { cut }) => subtract(rest, cut), total);
  const sign = left < 0 ? -1 : 1;
  const ranking = shares.toSorted((a, b) => sign * compare(b.rest, a.rest));
  const place = ranking.findIndex((share) => share.line === line);
  const cut = ranking[place]?.cut ?? 0;
  const cent = place < Math.abs(Number(left)) ? sign : 0;
  return { kind: 'apportioning', divided, cut, left, rank: place + 1, cent, ranking };
}

/** Rests are small: their terms stay far below 2^53. */
function compare(a: Fraction, b: Fraction): number {
  return Number(a.numerator) * Number(b.denominator) - Number(b.numerator) * Number(a.denominator);
}
