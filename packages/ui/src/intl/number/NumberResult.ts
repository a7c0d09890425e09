import type { Accepted, Empty, Refused } from '../reading.ts';

/** Why text is not taken as a number. */
export type NumberFault =
  /** `part` is the first piece that does not belong in a number; '' when it is the whole. */
  | { error: 'notANumber'; part: string }
  /** A unit or currency that is not the field's; `part` is how it was written. */
  | { error: 'otherUnit'; part: string }
  /** More than one number: several cells or lines of a spreadsheet. */
  | { error: 'severalNumbers' }
  /** A whole number with zeros before it: a field of a bank file, a reference, a telephone number. */
  | { error: 'leadingZeros' }
  /** Points and commas that no one number can have. */
  | { error: 'secondDecimalMark' }
  /** More decimals than the `decimals` that are kept. Nothing is ever rounded. */
  | { error: 'tooManyDecimals'; decimals: number }
  /** A minus where none can be. */
  | { error: 'minusNotAllowed' }
  /** Below `minimum`, a scaled whole number. */
  | { error: 'tooSmall'; minimum: number }
  /** Above `maximum`, a scaled whole number. */
  | { error: 'tooLarge'; maximum: number };

/** A number that text was read as: a whole number of its last decimal. */
export type AcceptedNumber = Accepted<number>;

/** Text that was not read as a number. */
export type RefusedNumber = Refused<NumberFault, number>;

/** What came of reading a number. */
export type NumberResult = AcceptedNumber | RefusedNumber | Empty;
