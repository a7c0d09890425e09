import type { ArticleLineInput } from '../document/DocumentInput.ts';
import type { Shares } from '../document/LineAmounts.ts';
import { type Fraction, minus } from '../number/fraction.ts';
import { add, type Integer, integerOf, subtract } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import { amountOperand, type DocumentContext } from './DocumentContext.ts';
import { exactValue } from './exactValue.ts';
import { formulaTerms } from './explainFormula.ts';
import type {
  Apportioning,
  CutShare,
  Explanation,
  LineField,
  Operand,
  VatField,
} from './Explanation.ts';
import { sumTerms } from './explanationOf.ts';
import type { Formula } from './Formula.ts';
import { lineInputs } from './lineInputs.ts';
import { linesOfRate } from './linesOfRate.ts';

/** The line's weight times a factor, as a share of the sum of cells of its VAT row. */
interface ShareFormula extends Formula {
  readonly divided: readonly VatField[];
}

/** What is divided among the lines of a rate (SPEC.md A5 to A7). */
export const shareFormulas: Readonly<Record<keyof Shares, ShareFormula>> = {
  gross: {
    rule: 'A5',
    plus: ['net', 'vatFactor'],
    divided: ['lineNet', 'vatWithoutAllowance'],
  },
  finalNet: {
    rule: 'A6',
    plus: ['net', 'documentDiscountFactor'],
    divided: ['taxable'],
  },
  finalGross: {
    rule: 'A7',
    plus: ['finalNet', 'vatFactor'],
    divided: ['taxable', 'vat'],
  },
};

/** Explains the share of a line in an amount of its VAT rate (SPEC.md X4). */
export function explainShare(
  context: DocumentContext,
  line: ArticleLineInput,
  amount: { readonly line: number; readonly field: LineField },
  formula: ShareFormula,
): Explanation {
  const rate = line.vatRate ?? (0 as Percent);
  const inputs = lineInputs(line, context.terms);
  const termsAt = (index: number) =>
    formulaTerms(context, { ...amount, line: index }, formula, inputs);
  const step = apportioning(
    linesOfRate(context, rate).map((index) => cutShare(index, exactValue(termsAt(index)))),
    formula.divided.map((field) => amountOperand(context, { rate, field })),
    amount.line,
  );
  const terms = termsAt(amount.line);
  return {
    amount,
    result: add(step.cut, step.cent),
    unit: 'cents',
    rule: formula.rule,
    norms: [],
    terms,
    divisor: [],
    exact: exactValue(terms),
    step,
  };
}

function cutShare(line: number, exact: Fraction): CutShare {
  const cut = integerOf(BigInt(exact.numerator) / BigInt(exact.denominator));
  return { line, cut, rest: minus(exact, cut) };
}

function apportioning(
  shares: readonly CutShare[],
  divided: readonly Operand[],
  line: number,
): Apportioning {
  const total = exactValue(sumTerms(divided)).numerator;
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
