import type { Creditable } from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import type { Amount, Cents, Percent, VatRow } from '@facturatie/invoice-engine';

/** What of one VAT rate of an invoice can still be credited. */
export interface CreditLimit {
  readonly rate: Percent;
  readonly taxable: Cents;
  readonly vat: Cents;
}

/** By how much a credit note exceeds the balance: of a rate, of its VAT, or in total. */
export interface CreditExcess {
  readonly of: 'taxable' | 'vat' | 'total';
  /** Undefined for the total. */
  readonly rate?: Percent;
  readonly left: Cents;
  readonly asked: Amount;
}

/** By ascending rate: the categories of 0 % together, which only the server tells apart. */
export function creditLimitsOf({ parts }: Creditable): CreditLimit[] {
  const byRate = Map.groupBy(parts, ({ rate }) => rate);
  return [...byRate].map(([rate, ofRate]) => ({
    rate,
    taxable: cents(ofRate.reduce((sum, { taxable }) => sum + taxable, 0)),
    vat: cents(ofRate.reduce((sum, { vat }) => sum + vat, 0)),
  }));
}

/** The excess of a credit note with these amounts, by ascending rate; that of the total only where no rate has one. */
export function creditExcessOf(
  creditable: Creditable,
  vatTable: readonly VatRow[],
  total: Amount,
): CreditExcess[] {
  const limits = new Map(creditLimitsOf(creditable).map((limit) => [limit.rate, limit]));
  const found = vatTable.flatMap(({ rate, taxable, vat }): CreditExcess[] => {
    const left = limits.get(rate) ?? { taxable: cents(0), vat: cents(0) };
    if (taxable > left.taxable)
      return [{ of: 'taxable', rate, left: left.taxable, asked: taxable }];
    return vat > left.vat ? [{ of: 'vat', rate, left: left.vat, asked: vat }] : [];
  });
  if (found.length > 0 || total <= creditable.total) return found;
  return [{ of: 'total', left: creditable.total, asked: total }];
}
