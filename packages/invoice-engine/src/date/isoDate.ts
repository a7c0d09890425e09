import type { Branded } from '../number/branded.ts';

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
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days in a month of the Gregorian calendar, 28 to 31; `month` from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
