import { addDays } from './addDays.ts';
import { dayNumberOf, lastDay } from './dayNumber.ts';
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

/** Days from the date of a document to its due date by default (spec §9). */
export const defaultPaymentTerm = 14;

/**
 * The default due date of a document (SPEC.md D4): {@link defaultPaymentTerm}
 * calendar days after its date, and 9999-12-31 where the calendar ends before that.
 */
export function defaultDueDate(documentDate: IsoDate): IsoDate {
  return addDays(documentDate, Math.min(defaultPaymentTerm, lastDay - dayNumberOf(documentDate)));
}
