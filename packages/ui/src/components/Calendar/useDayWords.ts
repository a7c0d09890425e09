import { parseDate } from '@internationalized/date';
import { weekdayOf } from '../../intl/date/calendar.ts';
import type { IsoDate } from '../../intl/date/DateResult.ts';
import { calendarTexts } from '../../intl/calendar.nl-BE.ts';
import { dateFieldTexts } from '../../intl/readFields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';

interface DayFacts {
  today: IsoDate;
  minimum: IsoDate;
  maximum: IsoDate;
  unavailable: ((date: IsoDate) => string | undefined) | undefined;
}

/** The accessible names of days: 'maandag 16 maart 2026, vandaag, gekozen'. */
export function useDayWords({ today, minimum, maximum, unavailable }: DayFacts) {
  const texts = useMessages('calendar', calendarTexts);
  const { weekdays } = useMessages('dateField', dateFieldTexts);

  function dateInWords(date: IsoDate): string {
    const found = parseDate(date);
    const weekday = weekdays[weekdayOf(found) - 1] ?? '';
    return texts.day(weekday, found.day, texts.months[found.month - 1] ?? '', found.year);
  }

  return {
    /** The name of a day, with what is to be known of it. */
    name(date: IsoDate, isChosen: boolean): string {
      const isInRange = date >= minimum && date <= maximum;
      return [
        dateInWords(date),
        date === today ? texts.today : [],
        isChosen ? texts.chosen : [],
        isInRange ? (unavailable?.(date) ?? []) : texts.outOfRange,
      ]
        .flat()
        .join(', ');
    },
    /** Why a day cannot be picked, to be read beside the calendar. */
    reason(date: IsoDate): string | undefined {
      const words = unavailable?.(date);
      return words === undefined ? undefined : `${dateInWords(date)}: ${words}`;
    },
  };
}
