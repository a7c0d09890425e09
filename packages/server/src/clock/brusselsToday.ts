import { type IsoDate, isoDate } from '@facturatie/invoice-engine';
import type { Clock } from '../http/ports.ts';

const dateInBrussels = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Brussels at this moment, wherever the server runs (docs/decisions/0001, Today). */
export function brusselsToday(clock: Clock): IsoDate {
  const parts = dateInBrussels.formatToParts(clock.now());
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((found) => found.type === type)?.value ?? '';
  return isoDate(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`);
}
