import { fraction, round } from '../number/fraction.ts';
import { add, type Integer, multiply, subtract } from '../number/integer.ts';
import type { Amount, Percent } from '../number/scaled.ts';
import type { DocumentTotals, VatRow } from './DocumentTotals.ts';

/** The VAT row of one rate (SPEC.md T3 to T6): each amount rounded once for the whole rate. */
export function vatRow(rate: Percent, lineNet: Integer, discount: Percent): VatRow {
  const allowance = percentageOf(lineNet, discount);
  const taxable = subtract(lineNet, allowance);
  return {
    rate,
    lineNet: lineNet as Amount,
    allowance: allowance as Amount,
    taxable: taxable as Amount,
    vat: percentageOf(taxable, rate) as Amount,
    vatWithoutAllowance: percentageOf(lineNet, rate) as Amount,
  };
}

/** The totals of a document from its VAT table (SPEC.md T7). */
export function totalsOf(vatTable: readonly VatRow[]): DocumentTotals {
  const sum = (field: Exclude<keyof VatRow, 'rate'>): Amount =>
    vatTable.reduce<Integer>((total, row) => add(total, row[field]), 0) as Amount;
  const [lineNet, net, vat] = [sum('lineNet'), sum('taxable'), sum('vat')];
  const vatWithoutAllowance = sum('vatWithoutAllowance');
  const total = add(net, vat) as Amount;
  return {
    lineNet,
    allowance: sum('allowance'),
    net,
    vat,
    total,
    payable: total,
    vatWithoutAllowance,
    totalWithoutAllowance: add(lineNet, vatWithoutAllowance) as Amount,
  };
}

function percentageOf(amount: Integer, percentage: Percent): Integer {
  return round(fraction(multiply(amount, percentage), 100_00));
}
