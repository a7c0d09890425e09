import type { BisInvoice, CategoryCode } from '../model/BisInvoice.ts';
import { decimalText, unitsAt } from '../model/Decimal.ts';
import { isSameCategory } from './checkAmounts.ts';
import type { Report } from './Finding.ts';

/** The rule names of EN 16931 for each category, and its requirements. */
const rules: Readonly<
  Record<CategoryCode, { prefix: string; hasRate: boolean; hasReason: boolean; asksBuyer: boolean }>
> = {
  S: { prefix: 'BR-S', hasRate: true, hasReason: false, asksBuyer: false },
  Z: { prefix: 'BR-Z', hasRate: false, hasReason: false, asksBuyer: false },
  E: { prefix: 'BR-E', hasRate: false, hasReason: true, asksBuyer: false },
  AE: { prefix: 'BR-AE', hasRate: false, hasReason: true, asksBuyer: true },
  K: { prefix: 'BR-IC', hasRate: false, hasReason: true, asksBuyer: true },
  G: { prefix: 'BR-G', hasRate: false, hasReason: true, asksBuyer: false },
};

/** The VAT categories: their rows, rates, reasons and requirements of the parties (SPEC.md C4). */
export function checkCategories(invoice: BisInvoice, report: Report): void {
  const { lines, allowances, taxSubtotals, seller, buyer, delivery } = invoice;
  if (taxSubtotals.length === 0) report('BR-CO-18', 'taxSubtotals');
  const parts = [
    ...lines.map(({ category }, index) => ({
      category,
      path: `lines.${index}.category`,
      number: '05',
    })),
    ...allowances.map(({ category }, index) => ({
      category,
      path: `allowances.${index}.category`,
      number: '06',
    })),
  ];
  for (const { category, path, number } of parts) {
    const { prefix, hasRate } = rules[category.code];
    if (unitsAt(category.rate, 4) > 0n !== hasRate) {
      report(`${prefix}-${number}`, path, { rate: decimalText(category.rate) });
    }
    if (!taxSubtotals.some((subtotal) => isSameCategory(subtotal.category, category))) {
      report(`${prefix}-01`, path);
    }
  }
  for (const [index, { category, exemptionCode, exemptionReason }] of taxSubtotals.entries()) {
    const path = `taxSubtotals.${index}`;
    const { prefix, hasReason } = rules[category.code];
    const first = taxSubtotals.findIndex((other) => isSameCategory(other.category, category));
    if (first !== index) report(`${prefix}-01`, path);
    if (!parts.some((part) => isSameCategory(part.category, category)))
      report(`${prefix}-01`, path);
    const isReasoned = exemptionCode !== undefined || exemptionReason !== undefined;
    if (isReasoned !== hasReason) report(`${prefix}-10`, `${path}.exemptionReason`);
  }
  const used = [...new Set(parts.map(({ category }) => category.code))];
  for (const code of used) {
    const { prefix, asksBuyer } = rules[code];
    if (seller.vatNumber === undefined) report(`${prefix}-02`, 'seller.vatNumber');
    if (asksBuyer && buyer.vatNumber === undefined) report(`${prefix}-02`, 'buyer.vatNumber');
  }
  if (used.includes('K')) {
    if (delivery?.date === undefined) report('BR-IC-11', 'delivery.date');
    if (delivery?.address === undefined) report('BR-IC-12', 'delivery.address');
  }
}
