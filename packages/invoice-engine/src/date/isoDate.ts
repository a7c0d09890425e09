import type { Branded } from '../number/integer.ts';
import { dateOfDay, dayNumberOf } from './dayNumber.ts';

/** A calendar date `yyyy-mm-dd` that exists, without time or time zone. */
export type IsoDate = Branded<string, 'IsoDate'>;

/**
 * Marks text as a calendar date (SPEC.md D1).
 *
 * @throws RangeError when `value` is not `yyyy-mm-dd` or names a day that does not exist.
 */
export function isoDate(value: string): IsoDate {
  if (!isIsoDate(value)) throw new RangeError(`Not a date yyyy-mm-dd: ${JSON.stringify(value)}`);
  return value;
}

/** Whether `value` is `yyyy-mm-dd` and a day of the Gregorian calendar, years 0001 to 9999. */
export function isIsoDate(value: string): value is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  // The number of a day that does not exist is that of another day, or of none.
  const dayNumber = dayNumberOf(value);
  return dayNumber >= 0 && dateOfDay(dayNumber) === value;
}
