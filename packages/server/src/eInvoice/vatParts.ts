import {
  type CalculatedDocument,
  cents,
  percent,
  shareAllowance,
  type VatRow,
} from '@facturatie/invoice-engine';
import type { Category } from '@facturatie/ubl';
import type { LineRow } from '../database/documents/lineColumns.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { categoryOfLine } from './vatCategory.ts';
import type { LineCategory } from './vatCategory.ts';

/** What the lines of one VAT category and rate come to, in cents. */
export interface VatPart {
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Undefined for lines of 0 % that have no category. */
  readonly category: Category | undefined;
  /** A VATEX code; '' where there is none, or more than one. */
  readonly exemption: string;
  /** The legally required text; '' where VAT is charged. */
  readonly mention: string;
  readonly lineNet: number | bigint;
  readonly allowance: number | bigint;
  readonly tax: number | bigint;
}

/** A document whose amounts the engine calculated. */
export interface CalculatedLines {
  readonly lines: readonly Pick<LineRow, 'type' | 'vatRate' | 'vatCode' | 'nature'>[];
  /** At the places of `lines`. */
  readonly amounts: readonly (
    | Pick<NonNullable<CalculatedDocument['lines'][number]>, 'net'>
    | undefined
  )[];
  readonly vatTable: readonly VatRow[];
  /** Hundredths of a percent. */
  readonly discount: number;
}

/**
 * The VAT categories and rates of a document, by ascending rate. Only the row of 0 % is divided, over
 * its categories (engine rule T13).
 */
export function vatParts(
  terms: Pick<EInvoiceSource, 'terms' | 'zeroRates'>,
  { lines, amounts, vatTable, discount }: CalculatedLines,
): VatPart[] {
  const articles = lines.flatMap((line, index) =>
    line.type === 'text'
      ? []
      : [
          {
            rate: line.vatRate ?? 0,
            category: categoryOfLine(terms, line),
            net: Number(amounts[index]?.net ?? 0),
          },
        ],
  );
  return vatTable.flatMap((row): VatPart[] => {
    const ofRate = articles.filter(({ rate }) => rate === row.rate);
    const groups = [
      ...Map.groupBy(ofRate, ({ category }) => category?.category.code ?? '').values(),
    ];
    const nets = groups.map((group) => group.reduce((sum, { net }) => sum + net, 0));
    const allowances =
      groups.length === 1
        ? [row.allowance]
        : shareAllowance(
            nets.map((net) => cents(net)),
            percent(discount),
          );
    return groups.map((group, index) => ({
      rate: row.rate,
      ...joined(group.flatMap(({ category }) => (category === undefined ? [] : [category]))),
      lineNet: nets[index] ?? 0,
      allowance: allowances[index] ?? 0,
      tax: row.rate === 0 ? 0 : row.vat,
    }));
  });
}

/** Two reasons within one category make one row: both texts, and no code. */
function joined(
  categories: readonly LineCategory[],
): Pick<VatPart, 'category' | 'mention' | 'exemption'> {
  const mentions = [...new Set(categories.map(({ mention }) => mention))];
  const codes = [...new Set(categories.map(({ exemption }) => exemption))];
  return {
    category: categories[0]?.category,
    mention: mentions.filter((mention) => mention !== '').join(' / '),
    exemption: codes.length === 1 ? (codes[0] ?? '') : '',
  };
}
