/**
 * Why a value is refused. Codes: sentences are made where they are shown.
 *
 * - `required`: a required value is missing (SPEC.md V2)
 * - `malformed`: no number where a number belongs (SPEC.md V3)
 * - `integer`, `decimals`: more decimals than the field holds (SPEC.md V3)
 * - `min`, `max`: outside the range (SPEC.md V3)
 * - `email`: not of the form of an e-mail address (SPEC.md V4)
 * - `date`: no existing day yyyy-mm-dd (SPEC.md V5)
 * - `year`: a date in a year that a new document cannot have (SPEC.md V36)
 * - `enum`: not one of the allowed values (SPEC.md V6)
 * - `length`: more characters than the field holds (SPEC.md V38)
 */
export const findingCodes = [
  'required',
  'malformed',
  'integer',
  'decimals',
  'min',
  'max',
  'email',
  'date',
  'year',
  'enum',
  'length',
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** The details for the message of a finding. */
export interface FindingValues {
  /** The smallest and the largest valid value or length, as decimal text: `0.00`, `100.00`. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** The number of decimals of the field. */
  readonly decimals?: number;
  /** The unit of whole numbers, as decimal text, for a number that is not whole: `0.0001`. */
  readonly unit?: string;
  /** The values to choose from. */
  readonly allowed?: readonly string[];
}

/** An error in a form, as plain JSON data (SPEC.md V1). */
export interface Finding<Code extends string = FindingCode> {
  /** Where, with dots, in English field names, from 0: `lines.3.quantity`, `invoiceAddress.email`. */
  readonly path: string;
  readonly code: Code;
  /** The rule of SPEC.md that is broken: `V30`. */
  readonly rule: string;
  readonly values?: FindingValues;
}

/**
 * A probable mistake, which does not prevent saving:
 *
 * - `checkDigits`: the check digits of a number are wrong (SPEC.md V12)
 * - `beforeDate`: a date lies before the date of the document (SPEC.md V37)
 */
export type Warning = Finding<'checkDigits' | 'beforeDate'>;
