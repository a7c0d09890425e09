import { dateOfDay, dayNumberOf, lastDay } from './dayNumber.ts';
import type { IsoDate } from './isoDate.ts';

/**
 * The date a number of calendar days after `date`, or before it when `days` is negative (SPEC.md D2).
 *
 * @throws RangeError when `days` is no whole number, or the date lies outside the years 0001 to 9999
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  const dayNumber = dayNumberOf(date) + days;
  if (!Number.isInteger(dayNumber) || dayNumber < 0 || dayNumber > lastDay) {
    throw new RangeError(`No date ${days} days after ${date}`);
  }
  return dateOfDay(dayNumber) as IsoDate;
}
