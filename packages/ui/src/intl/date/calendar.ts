import type { DateParts, IsoDate } from './DateResult.ts';

/** Years that dates of a business can have; other years are slips of the fingers. */
export const firstYear = 1900;
/** See {@link firstYear}. */
export const lastYear = 2199;

const longMonths = [1, 3, 5, 7, 8, 10, 12];

/** Days in a month of a year. */
function daysIn(month: number, year: number): number {
  if (longMonths.includes(month)) return 31;
  if (month !== 2) return 30;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

/** Whether the calendar has the date. */
export function exists({ day, month, year }: DateParts): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

/** Day of the week of a date that exists: 1 is Monday, 7 is Sunday. */
export function weekdayOf({ day, month, year }: DateParts): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** '2026-03-05' for the figures of a date. */
export function isoDate({ day, month, year }: DateParts): IsoDate {
  const pad = (figure: number, length: number) => String(figure).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
