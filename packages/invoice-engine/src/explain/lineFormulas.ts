import type { OwnAmounts } from '../document/LineAmounts.ts';
import type { Unit } from './Explanation.ts';
import type { Formula } from './Formula.ts';

type Product = Formula['plus'];

const price = ['unitPrice'] as const;
const netPrice = ['unitPrice', 'discountFactor'] as const;
const finalPrice = [...netPrice, 'documentDiscountFactor'] as const;

/** The products behind the amounts of an article line (SPEC.md, L rules). */
export const lineFormulas: Readonly<Record<keyof OwnAmounts | 'roundedUnitPrice', Formula>> = {
  combinedDiscount: combined('hundredthsOfPercent'),
  combinedDiscountExact: combined('millionthsOfPercent'),
  unitPriceInclVat: amount('L6', [...price, 'vatFactor']),
  netUnitPrice: amount('L7', netPrice),
  netUnitPriceInclVat: amount('L8', [...netPrice, 'vatFactor']),
  purchasePrice: amount('L9', ['unitPrice', 'defaultMarginFactor']),
  finalUnitPrice: amount('L10', finalPrice),
  listTotal: amount('L11', ['quantity', ...price]),
  listTotalInclVat: amount('L12', ['quantity', ...price, 'vatFactor']),
  net: {
    ...amount('L13', ['quantity', ...netPrice]),
    norms: ['EN16931-BR-DEC-23'],
  },
  roundedUnitPrice: amount('L14', price),
  unitDiscount: { ...amount('L14', ['roundedUnitPrice']), minus: ['netUnitPrice'] },
  discountAmount: { ...amount('L15', ['listTotal']), minus: ['net'] },
  margin: margin('L16', price),
  marginPercent: marginPercent('L17', price),
  netMargin: margin('L18', netPrice),
  netMarginPercent: marginPercent('L19', netPrice),
  finalMargin: margin('L20', finalPrice),
  finalMarginPercent: marginPercent('L21', finalPrice),
  totalMargin: margin('L22', price, 'quantity'),
  totalNetMargin: margin('L23', netPrice, 'quantity'),
  totalFinalMargin: margin('L24', finalPrice, 'quantity'),
};

/** The purchase price of a picked article, in place of the one that follows from the default margin. */
export const articlePurchaseFormula: Formula = amount('L9', ['articlePurchasePrice']);

function amount(rule: string, plus: Product): Formula {
  return { rule, plus };
}

function combined(unit: Unit): Formula {
  return {
    rule: 'L5',
    unit,
    plus: ['hundredPercent'],
    minus: ['hundredPercent', 'discountFactor', 'documentDiscountFactor'],
  };
}

function margin(rule: string, ofPrice: Product, ...times: Product): Formula {
  return { ...amount(rule, [...times, ...ofPrice]), minus: [...times, 'purchasePrice'] };
}

function marginPercent(rule: string, ofPrice: Product): Formula {
  return {
    ...margin(rule, ofPrice, 'hundredPercent'),
    unit: 'hundredthsOfPercent',
    divisor: ofPrice,
  };
}
