import { percentFactor } from '../document/terms.ts';
import type { Percent } from '../number/scaled.ts';
import { amountOperand, type DocumentContext, entryOf } from './DocumentContext.ts';
import type { Basis, Explanation, VatField } from './Explanation.ts';
import { explainFormula } from './explainFormula.ts';
import { explanationOf, sumTerms } from './explanationOf.ts';
import type { Formula } from './Formula.ts';
import { linesOfRate } from './linesOfRate.ts';

const lineNet: Basis = { rule: 'T1', norms: ['EN16931-BR-CO-10'] };

const formulas: Readonly<Record<Exclude<VatField, 'lineNet'>, Formula>> = {
  allowance: {
    rule: 'T3',
    norms: ['EN16931-BG-20'],
    plus: ['lineNet', 'documentDiscount'],
  },
  taxable: {
    rule: 'T4',
    norms: ['decree-2025005169', 'EN16931-BR-S-08'],
    plus: ['lineNet'],
    minus: ['allowance'],
  },
  vat: {
    rule: 'T5',
    norms: ['decree-2025005169', 'EN16931-BR-CO-17', 'EN16931-BR-S-09'],
    plus: ['taxable', 'vatRate'],
  },
  vatWithoutAllowance: {
    rule: 'T6',
    plus: ['lineNet', 'vatRate'],
  },
};

/** Explains a cell of the VAT table; undefined when no visible article line has the rate. */
export function explainVatRow(
  context: DocumentContext,
  amount: { readonly rate: Percent; readonly field: VatField },
): Explanation | undefined {
  const lines = linesOfRate(context, amount.rate);
  if (lines.length === 0) return undefined;
  if (amount.field === 'lineNet') {
    const nets = lines.map((line) => amountOperand(context, { line, field: 'net' }));
    return explanationOf(amount, lineNet, sumTerms(nets));
  }
  const formula = entryOf(formulas, amount.field);
  const inputs = {
    vatRate: percentFactor(amount.rate),
    documentDiscount: percentFactor(context.terms.discount),
  };
  return formula && explainFormula(context, amount, formula, inputs);
}
