import { addDays } from './addDays.ts';
import { dayNumberOf, lastDay } from './dayNumber.ts';
import type { IsoDate } from './isoDate.ts';

/** Days from the date of a document to its due date, unless somebody says otherwise (spec §9). */
export const defaultPaymentTerm = 14;

/**
 * The due date of a document as long as nobody has chosen another (SPEC.md D4): {@link defaultPaymentTerm}
 * calendar days after its date, and 9999-12-31 where the calendar ends before that.
 */
export function defaultDueDate(documentDate: IsoDate): IsoDate {
  return addDays(documentDate, Math.min(defaultPaymentTerm, lastDay - dayNumberOf(documentDate)));
}
