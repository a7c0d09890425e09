import { isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import { todayIn } from '@facturatie/ui/intl';

/** The date in Brussels at this moment, wherever the browser runs (docs/decisions/0001, Today). */
export function brusselsToday(now?: Date): IsoDate {
  return isoDate(todayIn('Europe/Brussels', now));
}

const timeInBrussels = new Intl.DateTimeFormat('nl-BE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment in Brussels, HH:mm: '14:05'. */
export function brusselsTime(moment: Date): string {
  return timeInBrussels.format(moment);
}
