import { parseDate } from '@internationalized/date';
import { plainText } from '../text/plainText.ts';
import type { Entry, Reading } from '../reading.ts';
import { calendarDate, firstYear, lastYear, weekdayOf } from './calendar.ts';
import type { DateFault, DateParts, DateResult, IsoDate } from './DateResult.ts';
import { formatDate } from './formatDate.ts';
import { weekdayNamed } from './names.ts';
import { splitDate } from './splitDate.ts';

/** How a date field parses. */
export interface DateRules {
  /** How the text came into the field. */
  entry: Entry;
  /** The date of today; where no year is written, it is today's. */
  today: IsoDate;
  /** First date that is taken. */
  minimum?: IsoDate;
  /** Last date that is taken. */
  maximum?: IsoDate;
}

/** No date is longer, with weekday and time. */
const longest = 100;

/**
 * Reads a date as people, spreadsheets, documents and banks write it: day before month, a year of two
 * digits is one of this century, '5/3' is this year's. A date that does not exist is refused with its
 * digits. Where text can be read in two ways, the rule of the README chooses, and the other way comes
 * along as `alternative`.
 */
export function readDate(text: string, rules: DateRules): DateResult {
  const plain = plainText(text);
  if (plain === '') return { value: null, text: '' };
  if (plain.length > longest) return { error: 'notADate' };
  const { weekday, rest } = splitWeekday(plain.replace(/[.,]$/, ''));
  const readings = splitDate(withoutTime(rest), Number(rules.today.slice(0, 4)));
  if (readings === undefined) return { error: 'notADate' };
  const result = evaluate(readings.chosen, weekday, rules);
  const isRefused = 'error' in result;
  const isFromElsewhere = isRefused || rules.entry === 'pasted';
  const alternative = [...readings.others, ...(isFromElsewhere ? readings.elsewhere : [])]
    .map((parts) => evaluate(parts, weekday, rules))
    .find((other) => !('error' in other) && (isRefused || other.value !== result.value));
  return alternative === undefined || 'error' in alternative ? result : { ...result, alternative };
}

function splitWeekday(text: string): { weekday?: number; rest: string } {
  const [before = '', name = ''] = /^(\p{L}+)\.?,?\s+(?=.*\d)/u.exec(text) ?? [];
  const weekday = weekdayNamed(name);
  return weekday === undefined ? { rest: text } : { weekday, rest: text.slice(before.length) };
}

/** A time with a zone stays, and makes the text no date: its day may be another one here. */
function withoutTime(text: string): string {
  return text.replace(/(?<=\d)(?:T|,?\s+)\d{1,2}[:hu]\d{2}(?::\d{2}(?:[.,]\d+)?)?$/i, '');
}

function evaluate(
  parts: DateParts,
  weekday: number | undefined,
  { minimum, maximum }: DateRules,
): Reading<IsoDate> | DateFault {
  const { year } = parts;
  if (year < firstYear || year > lastYear) {
    return { error: 'yearOutOfRange', year, first: firstYear, last: lastYear };
  }
  const date = calendarDate(parts);
  if (date === undefined) return { error: 'doesNotExist', ...parts };
  const own = weekdayOf(date);
  if (weekday !== undefined && weekday !== own) {
    return { error: 'otherWeekday', weekday: own, ...parts };
  }
  if (minimum !== undefined && date.compare(parseDate(minimum)) < 0) {
    return { error: 'tooEarly', minimum };
  }
  if (maximum !== undefined && date.compare(parseDate(maximum)) > 0) {
    return { error: 'tooLate', maximum };
  }
  const value = date.toString();
  return { value, text: formatDate(value) };
}
