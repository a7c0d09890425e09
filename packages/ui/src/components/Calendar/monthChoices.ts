import type { IsoDate } from '../../intl/date/DateResult.ts';

/** First and last day that can be picked. */
interface Bounds {
  minimum: IsoDate;
  maximum: IsoDate;
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));
const monthOf = (date: IsoDate) => Number(date.slice(5, 7));

/** Whole numbers from one to another. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Years to go to at once: ten before and ten after, as far as there are days to pick in them. */
export function yearsAround(year: number, { minimum, maximum }: Bounds): number[] {
  return range(Math.max(year - 10, yearOf(minimum)), Math.min(year + 10, yearOf(maximum)));
}

/** The months of a year that have days to pick, 1 is January. */
export function monthsWithin(year: number, { minimum, maximum }: Bounds): number[] {
  const first = year === yearOf(minimum) ? monthOf(minimum) : 1;
  const last = year === yearOf(maximum) ? monthOf(maximum) : 12;
  return range(first, last);
}
