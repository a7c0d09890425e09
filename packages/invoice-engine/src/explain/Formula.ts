import type { Basis, InputName, LineField, Unit, VatField } from './Explanation.ts';

/** A factor by its name: an input, or another amount of the same line or VAT row. */
export type Factor = InputName | LineField | VatField;

type Product = readonly Factor[];

/** An amount as a difference of two products, over a divisor. */
export interface Formula extends Basis {
  readonly plus: Product;
  readonly minus?: Product;
  readonly divisor?: Product;
  readonly unit?: Unit;
}
