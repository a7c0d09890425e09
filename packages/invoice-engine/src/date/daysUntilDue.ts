import { dayNumberOf } from './dayNumber.ts';
import type { IsoDate } from './isoDate.ts';

/**
 * Calendar days until an amount is due (SPEC.md D2, D3): 0 on the due date itself, positive before it,
 * negative after it; never -0.
 *
 * @param today the date in the place where the amount is due
 */
export function daysUntilDue(today: IsoDate, dueDate: IsoDate): number {
  return dayNumberOf(dueDate) - dayNumberOf(today);
}
