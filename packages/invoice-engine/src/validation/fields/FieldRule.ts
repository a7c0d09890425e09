import type { IsoDate } from '../../date/isoDate.ts';

/** A number (SPEC.md V3). Both ends of the range are allowed. */
export interface NumberForm {
  readonly kind: 'number';
  /** The maximum of decimals of the field. */
  readonly decimals: number;
  /** The smallest and the largest value, in whole last decimals: with 2 decimals 100 is 10000. */
  readonly minimum: number | bigint;
  /** Absent is no limit. */
  readonly maximum?: number | bigint;
  /** Decimals of the whole number in code, when more than those of the field. */
  readonly scale?: number;
}

/** One of a few texts (SPEC.md V6). */
export interface ChoiceForm {
  readonly kind: 'choice';
  readonly allowed: readonly string[];
}

/** Text of at most so many characters (SPEC.md V38). */
export interface LengthForm {
  readonly kind: 'length';
  readonly maximum: number;
}

/** A date whose year a new document may have, when it is a date (SPEC.md V36). */
export interface DocumentYearForm {
  readonly kind: 'documentYear';
  readonly today: IsoDate;
}

/** The form of a filled field. */
export type Form =
  | NumberForm
  | ChoiceForm
  | LengthForm
  | DocumentYearForm
  | { readonly kind: 'email' }
  | { readonly kind: 'date' };

/** The rule of one field. The rules of a form are a table of these, in the form's order. */
export interface FieldRule {
  /** The field, with dots: `invoiceAddress.email`. */
  readonly path: string;
  /** The rule of SPEC.md that demands it. */
  readonly rule: string;
  /** Whether the field must be filled; absent is not. */
  readonly required?: boolean;
  /** Any value when absent. */
  readonly form?: Form;
}
