/** The number of 9999-12-31. */
export const lastDay = 3_652_058;

/** Which day of the calendar a date is: 0001-01-01 is 0, the day after it 1. */
export function dayNumberOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return firstDayOf(year, month) + day - 1;
}

/** The date of a day number from 0 to {@link lastDay}. */
export function dateOfDay(dayNumber: number): string {
  // Years of the greatest length never lead past the year that is sought, and at most 21 short of it.
  let year = Math.floor(dayNumber / 366) + 1;
  while (firstDayOf(year + 1, 1) <= dayNumber) year += 1;
  let month = 1;
  while (month < 12 && firstDayOf(year, month + 1) <= dayNumber) month += 1;
  const day = dayNumber - firstDayOf(year, month) + 1;
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');
}

/** The number of the first day of a month: whole years before it, their leap days, whole months. */
function firstDayOf(year: number, month: number): number {
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  let days = 365 * years + leapDays;
  for (let before = 1; before < month; before += 1) days += daysInMonth(year, before);
  return days;
}

/** Days in a month of the Gregorian calendar, 28 to 31; `month` from 1 to 12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
