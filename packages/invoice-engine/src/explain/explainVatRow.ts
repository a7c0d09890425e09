import { percentFactor } from '../document/terms.ts';
import type { Fraction } from '../number/fraction.ts';
import type { Percent } from '../number/scaled.ts';
import type { Basis, Explanation, InputName, Term, VatField } from './Explanation.ts';
import { amountOperand, type DocumentContext, entryOf } from './DocumentContext.ts';
import { explanationOf, sumOf } from './explanationOf.ts';
import { linesOfRate } from './linesOfRate.ts';

/** A cell of the VAT table: the lines' sum, a percentage of another cell, or a difference of two. */
type CellFormula = Basis &
  (
    | { readonly sum: 'net' }
    | { readonly of: VatField; readonly percentage: 'vatRate' | 'documentDiscount' }
    | { readonly of: VatField; readonly less: VatField }
  );

const formulas: Readonly<Record<VatField, CellFormula>> = {
  lineNet: { rule: 'T1', sources: ['spec-9', 'EN16931-BR-CO-10'], sum: 'net' },
  allowance: {
    rule: 'T3',
    sources: ['spec-3', 'EN16931-BG-20'],
    of: 'lineNet',
    percentage: 'documentDiscount',
  },
  taxable: {
    rule: 'T4',
    sources: ['decree-2025005169', 'EN16931-BR-S-08'],
    of: 'lineNet',
    less: 'allowance',
  },
  vat: {
    rule: 'T5',
    sources: ['decree-2025005169', 'EN16931-BR-CO-17', 'EN16931-BR-S-09'],
    of: 'taxable',
    percentage: 'vatRate',
  },
  vatWithoutAllowance: {
    rule: 'T6',
    sources: ['spec-3', 'decision'],
    of: 'lineNet',
    percentage: 'vatRate',
  },
};

/** Explains a cell of the VAT table; undefined when no visible article line has the rate. */
export function explainVatRow(
  context: DocumentContext,
  rate: Percent,
  field: VatField,
): Explanation | undefined {
  const formula = entryOf(formulas, field);
  const lines = linesOfRate(context, rate);
  if (formula === undefined || lines.length === 0) return undefined;
  const amount = { rate, field };
  if ('sum' in formula) {
    const nets = lines.map((line) => amountOperand(context, { line, field: formula.sum }));
    return explanationOf(amount, formula, sumOf(nets));
  }
  return explanationOf(amount, formula, cellTerms(context, rate, formula));
}

function cellTerms(
  context: DocumentContext,
  rate: Percent,
  formula: Exclude<CellFormula, { sum: 'net' }>,
): Term[] {
  const base = amountOperand(context, { rate, field: formula.of });
  if ('less' in formula) {
    const less = amountOperand(context, { rate, field: formula.less });
    return [
      { sign: 1, factors: [base] },
      { sign: -1, factors: [less] },
    ];
  }
  const percentages: Readonly<Record<typeof formula.percentage, Fraction>> = {
    vatRate: percentFactor(rate),
    documentDiscount: percentFactor(context.terms.discount),
  };
  const name: InputName = formula.percentage;
  return [{ sign: 1, factors: [base, { name, value: percentages[formula.percentage] }] }];
}
