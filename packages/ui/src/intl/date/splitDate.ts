import { firstYear, lastYear } from './calendar.ts';
import type { DateParts } from './DateResult.ts';
import { monthNamed } from './names.ts';

/** The ways in which text is a date, none of them checked against the calendar. */
export interface DateReadings {
  /** The reading that the rules of the README choose. */
  chosen: DateParts;
  /** Other possible readings, the likeliest first. */
  others: readonly DateParts[];
  /** Other readings with the month first, for pasted text. */
  elsewhere: readonly DateParts[];
}

const gap = String.raw`(?:\s*[/.,-]\s*|\s+)`;
const year = String.raw`'?(\d{4}|\d{2})`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${gap}(\d{1,2})(?:${gap}${year})?$`);
const yearFirst = new RegExp(String.raw`^(\d{4})${gap}(\d{1,2})${gap}(\d{1,2})$`);
const bare = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})(?:(?:ste|de|e|er|st|nd|rd|th)(?=[\s.-]))?[\s./-]*(\p{L}+)(?:[\s.,/-]*${year})?$`,
  'iu',
);
const nameAndDay = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;

/**
 * Takes the digits out of a written date. `thisYear` is used when no year is written. Text is plain
 * (see plainText), without day of the week and time.
 */
export function splitDate(text: string, thisYear: number): DateReadings | undefined {
  return (
    fromYearFirst(text) ??
    fromBare(text, thisYear) ??
    fromDayFirst(text, thisYear) ??
    fromName(text, thisYear)
  );
}

function fromYearFirst(text: string): DateReadings | undefined {
  const [, first, second, third] = yearFirst.exec(text) ?? [];
  return first === undefined ? undefined : settled(partsOf(third, second, first));
}

/** 0503, 050326, 05032026 and 20260305; the range of years distinguishes the last two. */
function fromBare(text: string, thisYear: number): DateReadings | undefined {
  const [, first, second, third] = bare.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (third === undefined) {
    const swapped = partsOf(second, first, third, thisYear);
    return { chosen: partsOf(first, second, third, thisYear), others: [swapped], elsewhere: [] };
  }
  if (third.length === 2) return inAnyOrder(first, second, third, thisYear);
  const whole = partsOf(text.slice(6), text.slice(4, 6), text.slice(0, 4));
  const chosen = partsOf(first, second, third);
  return isLikely(whole.year) && !isLikely(chosen.year)
    ? settled(whole)
    : { chosen, others: [], elsewhere: [partsOf(second, first, third)] };
}

function fromDayFirst(text: string, thisYear: number): DateReadings | undefined {
  const [, first, second, third] = dayFirst.exec(text) ?? [];
  if (first === undefined) return undefined;
  return inAnyOrder(first, second, third, thisYear);
}

/** Day first; the month first is elsewhere's order, and year first what files write. */
function inAnyOrder(
  first: string,
  second: string | undefined,
  third: string | undefined,
  thisYear: number,
): DateReadings {
  const chosen = partsOf(first, second, third, thisYear);
  const swapped = partsOf(second, first, third, thisYear);
  const reversed = partsOf(third, second, first);
  const distance = ({ year: one }: DateParts) => Math.abs(one - thisYear);
  const isReversible = first.length === 2 && third?.length === 2;
  const isNearer = isReversible && distance(reversed) < distance(chosen);
  return { chosen, others: isNearer ? [reversed] : [], elsewhere: [swapped] };
}

function fromName(text: string, thisYear: number): DateReadings | undefined {
  const [, day, name = '', written] = dayAndName.exec(text) ?? [];
  const [, otherName = '', otherDay, otherYear] = nameAndDay.exec(text) ?? [];
  const month = monthNamed(name || otherName);
  if (month === undefined) return undefined;
  return settled(partsOf(day ?? otherDay, String(month), written ?? otherYear, thisYear));
}

function settled(chosen: DateParts): DateReadings {
  return { chosen, others: [], elsewhere: [] };
}

function isLikely(one: number): boolean {
  return one >= firstYear && one <= lastYear;
}

/** Two digits are a year of this century. */
function partsOf(day = '', month = '', written = '', thisYear = 0): DateParts {
  const isShort = written.length === 2;
  const full = written === '' ? thisYear : Number(written) + (isShort ? 2000 : 0);
  return { day: Number(day), month: Number(month), year: full };
}
