import { addDays, daysUntilDue, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Frequency } from '../../database/documentTables.ts';
import type { RandomStream } from './randomStream.ts';

export interface GeneratedRecurrence {
  readonly frequency: Frequency;
  readonly lastDate: IsoDate;
  /** Null of one that is not planned. */
  readonly nextDate: IsoDate | null;
}

/**
 * How long ago, in days, the last invoice of each frequency can have been for the next one to be still to
 * come, and of how many in a hundred that recent another one comes. Rarer ones lie further back, so that
 * each frequency gets about as many.
 */
const recent: readonly (readonly [Frequency, days: number, percent: number])[] = [
  ['weekly', 7, 45],
  ['monthly', 28, 40],
  ['quarterly', 90, 14],
  ['halfYearly', 181, 8],
  ['yearly', 365, 5],
];

const months = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 } as const;

/** Whether an invoice is the last of some that come again and again; undefined of most. */
export function generateRecurrence(
  random: RandomStream,
  date: IsoDate,
  today: IsoDate,
): GeneratedRecurrence | undefined {
  const age = daysUntilDue(date, today);
  const kind = recent.find(([, days]) => age < days);
  if (kind === undefined || !random.chance(kind[2])) return undefined;
  const [frequency] = kind;
  return {
    frequency,
    lastDate: date,
    nextDate: random.chance(6) ? null : nextDateOf(date, frequency),
  };
}

/** The same day a period later, or the last one of a month that is shorter. */
export function nextDateOf(date: IsoDate, frequency: Frequency): IsoDate {
  if (frequency === 'weekly') return addDays(date, 7);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const target = month - 1 + months[frequency];
  const daysInMonth = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, target, Math.min(day, daysInMonth)));
  return isoDate(next.toISOString().slice(0, 10));
}
