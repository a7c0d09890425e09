import type { IsoDate } from './DateResult.ts';

/**
 * Writes a date as Belgians do, d/MM/y: '2026-03-05' is '5/03/2026'.
 * @throws RangeError when `date` is not written as yyyy-mm-dd.
 */
export function formatDate(date: IsoDate): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) throw new RangeError(`'${date}' is not written as yyyy-mm-dd`);
  return `${Number(day)}/${month}/${year}`;
}
