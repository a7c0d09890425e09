import type { DocumentTotals } from '../document/DocumentTotals.ts';
import type { Basis, Explanation, VatField } from './Explanation.ts';
import { amountOperand, type DocumentContext, entryOf } from './DocumentContext.ts';
import { explanationOf, sumTerms } from './explanationOf.ts';

type TotalField = keyof DocumentTotals;

/** A total is a sum over the VAT rows, or of other totals (SPEC.md T7). */
type TotalFormula = Basis &
  ({ readonly column: VatField } | { readonly totals: readonly TotalField[] });

const rule = 'T7';

const formulas: Readonly<Record<TotalField, TotalFormula>> = {
  lineNet: { rule, sources: ['spec-9', 'EN16931-BR-CO-10'], column: 'lineNet' },
  allowance: { rule, sources: ['spec-9', 'EN16931-BR-CO-11'], column: 'allowance' },
  net: { rule, sources: ['spec-9', 'EN16931-BR-CO-13'], column: 'taxable' },
  vat: {
    rule,
    sources: ['spec-9', 'decree-2025005169', 'EN16931-BR-CO-14'],
    column: 'vat',
  },
  total: { rule, sources: ['spec-9', 'EN16931-BR-CO-15'], totals: ['net', 'vat'] },
  payable: { rule, sources: ['spec-9', 'EN16931-BR-CO-16'], totals: ['total'] },
  vatWithoutAllowance: { rule, sources: ['spec-9'], column: 'vatWithoutAllowance' },
  totalWithoutAllowance: {
    rule,
    sources: ['spec-9'],
    totals: ['lineNet', 'vatWithoutAllowance'],
  },
};

/** Explains a total of the document. */
export function explainTotal(context: DocumentContext, field: TotalField): Explanation | undefined {
  const formula = entryOf(formulas, field);
  if (formula === undefined) return undefined;
  const parts =
    'totals' in formula
      ? formula.totals
      : context.calculated.vatTable.map(({ rate }) => ({ rate, field: formula.column }));
  const operands = parts.map((part) => amountOperand(context, part));
  return explanationOf(field, formula, sumTerms(operands));
}
