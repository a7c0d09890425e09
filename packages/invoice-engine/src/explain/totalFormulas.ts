import type { DocumentTotals } from '../document/DocumentTotals.ts';
import type { VatField } from './Explanation.ts';
import type { Formula } from './Formula.ts';

const rule = 'T7';

/** The formulas of the totals (SPEC.md T7). */
export const totalFormulas: Readonly<Record<keyof DocumentTotals, Formula>> = {
  lineNet: { rule, norms: ['EN16931-BR-CO-10'], column: 'lineNet' },
  allowance: { rule, norms: ['EN16931-BR-CO-11'], column: 'allowance' },
  net: { rule, norms: ['EN16931-BR-CO-13'], column: 'taxable' },
  vat: { rule, norms: ['decree-2025005169', 'EN16931-BR-CO-14'], column: 'vat' },
  total: { rule, norms: ['EN16931-BR-CO-15'], plus: [['net'], ['vat']] },
  payable: { rule, norms: ['EN16931-BR-CO-16'], plus: [['total']] },
  vatWithoutAllowance: { rule, column: 'vatWithoutAllowance' },
  totalWithoutAllowance: { rule, plus: [['lineNet'], ['vatWithoutAllowance']] },
};

/** The formulas of a row of the VAT table (SPEC.md T1, T3 to T6). */
export const vatRowFormulas: Readonly<Record<VatField, Formula>> = {
  lineNet: { rule: 'T1', norms: ['EN16931-BR-CO-10'], column: 'net' },
  allowance: { rule: 'T3', norms: ['EN16931-BG-20'], plus: [['lineNet', 'documentDiscount']] },
  taxable: {
    rule: 'T4',
    norms: ['decree-2025005169', 'EN16931-BR-S-08'],
    normsAtZero: ['decree-2025005169', 'EN16931-BG-23'],
    plus: [['lineNet']],
    minus: ['allowance'],
  },
  vat: {
    rule: 'T5',
    norms: ['decree-2025005169', 'EN16931-BR-CO-17', 'EN16931-BR-S-09'],
    normsAtZero: ['decree-2025005169', 'EN16931-BR-CO-17'],
    plus: [['taxable', 'vatRate']],
  },
  vatWithoutAllowance: { rule: 'T6', plus: [['lineNet', 'vatRate']] },
};
