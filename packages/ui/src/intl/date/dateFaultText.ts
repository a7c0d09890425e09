import { dateFieldTexts } from '../readFields.nl-BE.ts';
import type { Messages } from '../nl-BE.ts';
import type { DateFault, DateParts } from './DateResult.ts';
import { formatDate } from './formatDate.ts';

/** What is wrong with a date, in words. */
export function dateFaultText(
  fault: DateFault,
  texts: Messages['dateField'] = dateFieldTexts,
): string {
  const { error } = fault;
  if (error === 'notADate') return texts.notADate;
  if (error === 'doesNotExist') return texts.doesNotExist(asWritten(fault));
  if (error === 'yearOutOfRange') return texts.yearOutOfRange(fault.first, fault.last);
  if (error === 'tooEarly') return texts.tooEarly(formatDate(fault.minimum));
  if (error === 'tooLate') return texts.tooLate(formatDate(fault.maximum));
  return texts.otherWeekday(asWritten(fault), texts.weekdays[fault.weekday - 1] ?? '');
}

function asWritten({ day, month, year }: DateParts): string {
  return `${day}/${month}/${year}`;
}
