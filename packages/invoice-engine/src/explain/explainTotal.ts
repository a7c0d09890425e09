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
  lineNet: { rule, norms: ['EN16931-BR-CO-10'], column: 'lineNet' },
  allowance: { rule, norms: ['EN16931-BR-CO-11'], column: 'allowance' },
  net: { rule, norms: ['EN16931-BR-CO-13'], column: 'taxable' },
  vat: {
    rule,
    norms: ['decree-2025005169', 'EN16931-BR-CO-14'],
    column: 'vat',
  },
  total: { rule, norms: ['EN16931-BR-CO-15'], totals: ['net', 'vat'] },
  payable: { rule, norms: ['EN16931-BR-CO-16'], totals: ['total'] },
  vatWithoutAllowance: { rule, column: 'vatWithoutAllowance' },
  totalWithoutAllowance: {
    rule,

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
