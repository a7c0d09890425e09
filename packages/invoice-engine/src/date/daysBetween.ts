import { dayNumberOf } from './dayNumber.ts';
import type { IsoDate } from './isoDate.ts';

/** Calendar days from one date to another, negative when `to` is the earlier one (SPEC.md D2). */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}
