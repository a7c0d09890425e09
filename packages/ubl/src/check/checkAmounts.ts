import type { BisInvoice, Category, TaxSubtotal } from '../model/BisInvoice.ts';
import { type Decimal, decimalText, sumOfCents, unitsAt } from '../model/Decimal.ts';
import type { Report } from './Finding.ts';

/** Decimals at which products of a quantity, a price and a percentage are compared: more than they have. */
const fine = 12;

/** The sums of an e-invoice, to the cent (SPEC.md C1 to C3). */
export function checkAmounts(invoice: BisInvoice, report: Report): void {
  const { lines, allowances, taxSubtotals, totals } = invoice;
  const hasThreeDecimals = checkDecimals(invoice, report);
  if (hasThreeDecimals) return;
  const expectEqual = (rule: string, path: string, found: Decimal, expected: bigint) => {
    const cents = unitsAt(found, 2);
    if (cents === expected) return;
    report(rule, path, { found: decimalText(found), expected: centsText(expected) });
  };
  const cents = (value: Decimal) => unitsAt(value, 2);
  expectEqual(
    'BR-CO-10',
    'totals.lineNet',
    totals.lineNet,
    sumOfCents(lines.map(({ net }) => net)),
  );
  const allowed = sumOfCents(allowances.map(({ amount }) => amount));
  expectEqual('BR-CO-11', 'totals.allowance', totals.allowance, allowed);
  expectEqual(
    'BR-CO-13',
    'totals.net',
    totals.net,
    cents(totals.lineNet) - cents(totals.allowance),
  );
  const taxes = sumOfCents(taxSubtotals.map(({ tax }) => tax));
  expectEqual('BR-CO-14', 'totals.tax', totals.tax, taxes);
  expectEqual('BR-CO-15', 'totals.total', totals.total, cents(totals.net) + cents(totals.tax));
  const prepaid = totals.prepaid ? cents(totals.prepaid) : 0n;
  expectEqual('BR-CO-16', 'totals.payable', totals.payable, cents(totals.total) - prepaid);
  for (const [index, subtotal] of taxSubtotals.entries()) {
    const path = `taxSubtotals.${index}`;
    expectEqual('BR-CO-17', `${path}.tax`, subtotal.tax, taxOf(subtotal));
    const rule = `BR-${subtotal.category.code === 'K' ? 'IC' : subtotal.category.code}-08`;
    expectEqual(rule, `${path}.taxable`, subtotal.taxable, taxableOf(invoice, subtotal.category));
  }
  for (const [index, allowance] of allowances.entries()) {
    checkPercentage(allowance, `allowances.${index}`, report);
  }
  for (const [index, line] of lines.entries()) {
    const path = `lines.${index}`;
    if (line.allowance) checkPercentage(line.allowance, `${path}.allowance`, report);
    const list = unitsAt(line.quantity, fine) * unitsAt(line.price, fine);
    const net = list - unitsAt(line.allowance?.amount ?? { units: 0, scale: 0 }, 2 * fine);
    // Half a cent: what rounding the line may make of it. The official rule lets 0.02 euro pass.
    if (distance(net, unitsAt(line.net, 2 * fine)) > 5n * 10n ** BigInt(2 * fine - 3)) {
      report('R120', `${path}.net`, { found: decimalText(line.net) });
    }
  }
}

/** Whether an amount has more than two decimals (BR-DEC), so that cents mean nothing. */
function checkDecimals(invoice: BisInvoice, report: Report): boolean {
  const amounts: [path: string, value: Decimal | undefined][] = [
    ...Object.entries(invoice.totals).map(([name, value]): [string, Decimal] => [
      `totals.${name}`,
      value as Decimal,
    ]),
    ...invoice.taxSubtotals.flatMap(({ taxable, tax }, index): [string, Decimal][] => [
      [`taxSubtotals.${index}.taxable`, taxable],
      [`taxSubtotals.${index}.tax`, tax],
    ]),
    ...invoice.allowances.flatMap(({ amount, base }, index): [string, Decimal | undefined][] => [
      [`allowances.${index}.amount`, amount],
      [`allowances.${index}.base`, base],
    ]),
    ...invoice.lines.flatMap(({ net, allowance }, index): [string, Decimal | undefined][] => [
      [`lines.${index}.net`, net],
      [`lines.${index}.allowance.amount`, allowance?.amount],
      [`lines.${index}.allowance.base`, allowance?.base],
    ]),
  ];
  const wrong = amounts.filter(([, value]) => (value?.scale ?? 0) > 2);
  for (const [path] of wrong) report('BR-DEC', path);
  return wrong.length > 0;
}

/** The VAT of a row: rounded once, a half away from zero. */
function taxOf({ taxable, category }: TaxSubtotal): bigint {
  const exact = unitsAt(taxable, 2) * unitsAt(category.rate, 4);
  const divisor = 1_000_000n;
  const half = exact < 0n ? -divisor / 2n : divisor / 2n;
  return (exact + half) / divisor;
}

function taxableOf({ lines, allowances }: BisInvoice, category: Category): bigint {
  const isOfIt = (each: { readonly category: Category }) => isSameCategory(each.category, category);
  return (
    sumOfCents(lines.filter(isOfIt).map(({ net }) => net)) -
    sumOfCents(allowances.filter(isOfIt).map(({ amount }) => amount))
  );
}

/** Whether two categories make one row. */
export function isSameCategory(one: Category, other: Category): boolean {
  return one.code === other.code && unitsAt(one.rate, 4) === unitsAt(other.rate, 4);
}

function checkPercentage(
  allowance: { amount: Decimal; base?: Decimal | undefined; percent?: Decimal | undefined },
  path: string,
  report: Report,
): void {
  const { amount, base, percent } = allowance;
  if (percent === undefined && base === undefined) return;
  if (percent === undefined) report('R042', `${path}.percent`);
  else if (base === undefined) report('R041', `${path}.base`);
  else {
    const exact = unitsAt(base, fine) * unitsAt(percent, fine);
    const found = unitsAt(amount, 2 * fine) * 100n;
    if (distance(exact, found) > 100n * 10n ** BigInt(2 * fine - 2)) {
      report('R040', `${path}.amount`, { found: decimalText(amount) });
    }
  }
}

function distance(one: bigint, other: bigint): bigint {
  return one > other ? one - other : other - one;
}

function centsText(cents: bigint): string {
  return decimalText({ units: cents, scale: 2 });
}
