import type { Accepted, Empty, Refused } from '../reading.ts';

/** A calendar date as ISO 8601 writes it: '2026-03-05'. */
export type IsoDate = string;

/** The digits of a date, whether or not it exists. */
export interface DateParts {
  day: number;
  /** 1 is January. */
  month: number;
  year: number;
}

/** Why text is not taken as a date. */
export type DateFault =
  /** Nothing that looks like a date. */
  | { error: 'notADate' }
  /** No calendar has it: 30/2/2026. */
  | ({ error: 'doesNotExist' } & DateParts)
  /** A year before `first` or after `last`: 0026, 9999. */
  | { error: 'yearOutOfRange'; year: number; first: number; last: number }
  /** The day of the week beside the date is another one; `weekday` is the date's own, 1 is Monday. */
  | ({ error: 'otherWeekday'; weekday: number } & DateParts)
  /** Before `minimum`. */
  | { error: 'tooEarly'; minimum: IsoDate }
  /** After `maximum`. */
  | { error: 'tooLate'; maximum: IsoDate };

/** A date that text was read as. */
export type AcceptedDate = Accepted<IsoDate>;

/** Text that was not read as a date. */
export type RefusedDate = Refused<DateFault, IsoDate>;

/** What came of reading a date. */
export type DateResult = AcceptedDate | RefusedDate | Empty;
