import type { LineField, Unit } from './Explanation.ts';
import type { Formula, Product } from './Formula.ts';

const price = ['unitPrice'] as const;
const netPrice = ['unitPrice', 'discountFactor'] as const;
const finalPrice = [...netPrice, 'documentDiscountFactor'] as const;

/** The formulas of the amounts of an article line (SPEC.md, L rules, A5 to A7). */
export const lineFormulas: Readonly<Record<LineField, Formula>> = {
  combinedDiscount: combined('hundredthsOfPercent'),
  combinedDiscountExact: combined('millionthsOfPercent'),
  unitPriceInclVat: product('L6', ...price, 'vatFactor'),
  netUnitPrice: product('L7', ...netPrice),
  netUnitPriceInclVat: product('L8', ...netPrice, 'vatFactor'),
  purchasePrice: product('L9', 'unitPrice', 'defaultMarginFactor'),
  finalUnitPrice: product('L10', ...finalPrice),
  listTotal: product('L11', 'quantity', ...price),
  listTotalInclVat: product('L12', 'quantity', ...price, 'vatFactor'),
  net: { ...product('L13', 'quantity', ...netPrice), norms: ['EN16931-BR-DEC-23'] },
  roundedUnitPrice: product('L14', ...price),
  unitDiscount: { ...product('L14', 'roundedUnitPrice'), minus: ['netUnitPrice'] },
  discountAmount: { ...product('L15', 'listTotal'), minus: ['net'] },
  margin: margin('L16', price),
  marginPercent: marginPercent('L17', price),
  netMargin: margin('L18', netPrice),
  netMarginPercent: marginPercent('L19', netPrice),
  finalMargin: margin('L20', finalPrice),
  finalMarginPercent: marginPercent('L21', finalPrice),
  totalMargin: margin('L22', price, 'quantity'),
  totalNetMargin: margin('L23', netPrice, 'quantity'),
  totalFinalMargin: margin('L24', finalPrice, 'quantity'),
  gross: { ...product('A5', 'net', 'vatFactor'), divided: ['lineNet', 'vatWithoutAllowance'] },
  finalNet: { ...product('A6', 'net', 'documentDiscountFactor'), divided: ['taxable'] },
  finalGross: { ...product('A7', 'finalNet', 'vatFactor'), divided: ['taxable', 'vat'] },
};

/** The purchase price of a picked article, in place of the one that follows from the default margin. */
export const articlePurchaseFormula: Formula = product('L9', 'articlePurchasePrice');

function product(rule: string, ...factors: Product): Formula {
  return { rule, plus: [factors] };
}

function combined(unit: Unit): Formula {
  return {
    ...product('L5', 'hundredPercent'),
    minus: ['hundredPercent', 'discountFactor', 'documentDiscountFactor'],
    unit,
  };
}

function margin(rule: string, ofPrice: Product, ...times: Product): Formula {
  return { ...product(rule, ...times, ...ofPrice), minus: [...times, 'purchasePrice'] };
}

function marginPercent(rule: string, ofPrice: Product): Formula {
  return {
    ...margin(rule, ofPrice, 'hundredPercent'),
    divisor: ofPrice,
    unit: 'hundredthsOfPercent',
  };
}
