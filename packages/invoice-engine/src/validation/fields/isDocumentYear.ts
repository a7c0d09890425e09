import type { IsoDate } from '../../date/isoDate.ts';

const firstYear = 2000;

/**
 * Whether a new document may have this date: from the year 2000 to the end of next year (SPEC.md V36).
 *
 * @param today the date in the place of the user
 */
export function isDocumentYear(date: IsoDate, today: IsoDate): boolean {
  const year = yearOf(date);
  return year >= firstYear && year <= yearOf(today) + 1;
}

function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}
