import type { DocumentTotals } from '../document/DocumentTotals.ts';
import type { Basis, InputName, LineField, Norm, Unit, VatField } from './Explanation.ts';

/** A factor by its name: an input, or another amount of the same line, of the same VAT row, or another total. */
export type Factor = InputName | LineField | VatField | keyof DocumentTotals;

export type Product = readonly Factor[];

/** The formula of an amount: products added and subtracted, over a divisor; or the sum of a column. */
export interface Formula extends Basis {
  /** The norms of a VAT row at rate 0, where those of `norms` hold above 0 only. */
  readonly normsAtZero?: readonly Norm[];
  readonly plus?: readonly Product[];
  readonly minus?: Product;
  readonly divisor?: Product;
  readonly unit?: Unit;
  /** For a total a column of the VAT table, for a VAT row a column of its lines: it is the sum of that. */
  readonly column?: VatField | 'net';
  /** For the share of a line: the cells of its VAT row whose sum is divided. */
  readonly divided?: readonly VatField[];
}
