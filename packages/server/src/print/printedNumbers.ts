import {
  cents,
  formatCents,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';

/** Cents as `1.234,56`. */
export function printedAmount(value: number): string {
  return dutch(formatCents(cents(value)), 2);
}

/** Thousandths as `2`, `2,5` or `0,125`. */
export function printedQuantity(value: number): string {
  return dutch(formatQuantity(quantity(value)), 0);
}

/** Ten-thousandths of a euro as `12,50` or `0,335`. */
export function printedPrice(value: number): string {
  return dutch(formatUnitPrice(unitPrice(value)), 2);
}

/** Hundredths of a percent as `21 %` or `2,5 %`. */
export function printedPercent(value: number): string {
  return `${dutch(formatPercent(percent(value)), 0)}\u00a0%`;
}

/** `yyyy-mm-dd` as `5/03/2026` (spec §1). */
export function printedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)}/${month}/${year}`;
}

/** Decimal text in Belgian notation, with a minimum of decimals and no further zeros. */
function dutch(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return kept === '' ? grouped : `${grouped},${kept}`;
}
