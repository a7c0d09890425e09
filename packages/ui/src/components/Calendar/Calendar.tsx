import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar as AriaCalendar, CalendarCell, CalendarGrid } from 'react-aria-components';
import { firstYear, lastYear, todayIn } from '../../intl/date/calendar.ts';
import type { IsoDate } from '../../intl/date/DateResult.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as styles from './Calendar.css.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { useDayWords } from './useDayWords.ts';

/** Props of {@link Calendar}. Dates are ISO 8601: '2026-03-05'. */
export interface CalendarProps {
  /** Which day is picked. */
  label: string;
  /** The picked day, when it is kept outside of the calendar; null is no day. */
  value?: IsoDate | null;
  /** The picked day at first, when the calendar keeps it. */
  defaultValue?: IsoDate | null;
  /** Called with the day that was picked. */
  onChange?: (value: IsoDate) => void;
  /** First day that can be picked. */
  minimum?: IsoDate;
  /** Last day that can be picked. */
  maximum?: IsoDate;
  /** Why a day cannot be picked, in words: 'gesloten'. Undefined when it can. */
  unavailable?: (date: IsoDate) => string | undefined;
  /** The date of today, which is marked and shown first; the machine's own by default. */
  today?: IsoDate;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Can be looked through, not picked from. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears, on the picked day or else on today. */
  autoFocus?: boolean;
}

/** Days from which one is picked, a month at a time. The week begins on Monday. */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  minimum = `${firstYear}-01-01`,
  maximum = `${lastYear}-12-31`,
  unavailable,
  today = todayIn(),
  ...props
}: CalendarProps) {
  const [pointed, setPointed] = useState<IsoDate>();
  const [focused, setFocused] = useState(value ?? defaultValue ?? today);
  const words = useDayWords({ today, minimum, maximum, unavailable });
  const reason = [pointed, focused].flatMap((day) => (day && words.reason(day)) ?? [])[0];
  return (
    <AriaCalendar
      {...keyMark('calendar')}
      {...props}
      className={styles.calendar}
      aria-label={label}
      value={parsed(value)}
      defaultValue={parsed(defaultValue)}
      onChange={(day) => onChange?.(day.toString())}
      defaultFocusedValue={parseDate(focused)}
      onFocusChange={(day) => setFocused(day.toString())}
      minValue={parseDate(minimum)}
      maxValue={parseDate(maximum)}
      isDateUnavailable={(day) => unavailable?.(isoOf(day)) !== undefined}
      createCalendar={() => new GregorianCalendar()}
      firstDayOfWeek="mon"
    >
      <CalendarHead />
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        {(date) => (
          <CalendarCell
            date={date}
            className={styles.day}
            render={(cell, { isSelected }) => (
              <div
                {...cell}
                aria-label={words.name(date.toString(), isSelected)}
                data-today={date.toString() === today || undefined}
                onMouseEnter={() => setPointed(date.toString())}
                onMouseLeave={() => setPointed(undefined)}
              />
            )}
          />
        )}
      </CalendarGrid>
      {unavailable && <p className={styles.reason}>{reason}</p>}
    </AriaCalendar>
  );
}

function parsed(date: IsoDate | null | undefined): CalendarDate | null | undefined {
  return date === null || date === undefined ? date : parseDate(date);
}

/** A day of react-aria may have a time; none of ours has. */
function isoOf(day: { toString: () => string }): IsoDate {
  return day.toString().slice(0, 'yyyy-mm-dd'.length);
}
