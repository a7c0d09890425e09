import { isoDate } from '../intl/date/calendar.ts';
import type { IsoDate } from '../intl/date/DateResult.ts';

/** The day that the machine's own clock says it is. */
export function machinesToday(): IsoDate {
  const now = new Date();
  return isoDate({ day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() });
}
