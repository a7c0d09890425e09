import {
  CalendarDate,
  fromDate,
  getDayOfWeek,
  getLocalTimeZone,
  toCalendarDate,
} from '@internationalized/date';
import { locale } from '../locale.ts';
import type { DateParts, IsoDate } from './DateResult.ts';

/** Years that dates of a business can have; other years are slips of the fingers. */
export const firstYear = 1900;
/** See {@link firstYear}. */
export const lastYear = 2199;

/** The date that the digits name; undefined when no calendar has it. */
export function calendarDate({ day, month, year }: DateParts): CalendarDate | undefined {
  // A CalendarDate of 30 February is 28 February.
  const date = new CalendarDate(year, month, day);
  return date.day === day && date.month === month ? date : undefined;
}

/** Day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return getDayOfWeek(date, locale, 'mon') + 1;
}

/** The date at a moment (now by default) in a time zone (the machine's own by default). */
export function todayIn(timeZone: string = getLocalTimeZone(), now: Date = new Date()): IsoDate {
  return toCalendarDate(fromDate(now, timeZone)).toString();
}
