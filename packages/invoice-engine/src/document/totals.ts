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
  let lineNet: Integer = 0;
  let allowance: Integer = 0;
  let net: Integer = 0;
  let vat: Integer = 0;
  let vatWithoutAllowance: Integer = 0;
  for (const row of vatTable) {
    lineNet = add(lineNet, row.lineNet);
    allowance = add(allowance, row.allowance);
    net = add(net, row.taxable);
    vat = add(vat, row.vat);
    vatWithoutAllowance = add(vatWithoutAllowance, row.vatWithoutAllowance);
  }
  const total = add(net, vat) as Amount;
  return {
    lineNet: lineNet as Amount,
    allowance: allowance as Amount,
    net: net as Amount,
    vat: vat as Amount,
    total,
    payable: total,
    vatWithoutAllowance: vatWithoutAllowance as Amount,
    totalWithoutAllowance: add(lineNet, vatWithoutAllowance) as Amount,
  };
}

function percentageOf(amount: Integer, percentage: Percent): Integer {
  return round(fraction(multiply(amount, percentage), 100_00));
}
