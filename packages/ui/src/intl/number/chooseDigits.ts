import type { NumberRules } from './NumberRules.ts';
import { splitDigits } from './splitDigits.ts';
import type { Digits } from './splitDigits.ts';
import { NumberFormatter } from '@internationalized/number';
import { locale } from '../locale.ts';

const parts = new NumberFormatter(locale).formatToParts(1234.5);

function markOf(type: 'decimal' | 'group'): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

/** The mark before the decimals: ','. */
const decimalMark = markOf('decimal');

/** The mark between groups of three digits: '.'. */
const groupMark = markOf('group');

/** The digits that count, and what they could be too. */
export interface ChosenDigits {
  chosen?: Digits;
  other?: Digits;
  /** Nothing is taken without a key: the text has more decimals than are kept, or it means thousands. */
  isOpen?: boolean;
  /** The marks alone do not settle it. */
  isAssumed?: boolean;
}

/** A group has three digits: with three decimals '1.234' can be a number with decimals. */
const groupSize = 3;

/**
 * Settles what the marks between digits are; nothing is chosen when no number has such marks.
 * One mark before three digits (README): a comma is decimal. A point is decimal when it is typed where
 * three decimals are kept, because it is the decimal key of the numeric keypad; otherwise it sets
 * thousands apart.
 */
export function chooseDigits(
  body: string,
  { entry, decimals, allowsGroups = true }: NumberRules,
): ChosenDigits {
  const { decimal, grouped, mark } = splitDigits(body);
  if (!allowsGroups) return { chosen: decimal };
  const holdsThree = decimals >= groupSize;
  if (mark === decimalMark) {
    return entry === 'typed'
      ? { chosen: decimal }
      : { chosen: decimal, other: grouped, isOpen: !holdsThree, isAssumed: true };
  }
  if (mark === groupMark) {
    const isAssumed = decimals > 0;
    return entry === 'typed' && holdsThree
      ? { chosen: decimal, other: grouped, isAssumed }
      : { chosen: grouped, other: decimal, isAssumed };
  }
  return !holdsThree && mayLackPoint(body)
    ? { chosen: decimal, other: decimal, isOpen: true }
    : { chosen: decimal ?? grouped };
}

/** '1000.000': a thousand, or a million without its first point. */
function mayLackPoint(body: string): boolean {
  return /^[1-9]\d{3,}\.\d{3}$/.test(body);
}
