import { daysBetween } from './daysBetween.ts';
import type { IsoDate } from './isoDate.ts';

/**
 * Days until an amount is due (SPEC.md D3): 0 on the due date itself, positive before it, negative
 * after it; never -0.
 *
 * @param today the date in the place where the amount is due
 */
export function daysUntilDue(today: IsoDate, dueDate: IsoDate): number {
  return daysBetween(today, dueDate);
}
