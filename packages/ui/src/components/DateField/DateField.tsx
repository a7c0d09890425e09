import { keyMark } from '../../private/keyboard/keyTable.ts';
import type { ComponentType } from 'react';
import { todayIn } from '../../intl/date/calendar.ts';
import type { DateFault, IsoDate } from '../../intl/date/DateResult.ts';
import { dateFaultText } from '../../intl/date/dateFaultText.ts';
import { formatDate } from '../../intl/date/formatDate.ts';
import { readDate } from '../../intl/date/readDate.ts';
import { dateFieldTexts } from '../../intl/readFields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { ReadField, type ReadFieldFrameProps } from '../../private/fields/ReadField.tsx';
import { useReadText } from '../../private/fields/useReadText.ts';
import type { DateFieldCalendarProps } from './DateFieldCalendar.tsx';

/** Props of {@link DateField}. Dates are ISO 8601: '2026-03-05'. */
export interface DateFieldProps extends ReadFieldFrameProps {
  /** The date, when it is kept outside of the field; null is no date. */
  value?: IsoDate | null;
  /** The date at first, when the field keeps it. */
  defaultValue?: IsoDate | null;
  /**
   * Called once for a change, when the field is left, on Enter and on a shortcut: with a whole date that
   * exists, or with null, the reason, and the text. Do not save while there is a
   * fault.
   */
  onChange?: (value: IsoDate | null, fault?: DateFault, text?: string) => void;
  /**
   * Called while the user types, with the arguments that `onChange` would get on blur: for drafts, and for
   * derived values elsewhere. Do not change `value`.
   */
  onTyping?: (value: IsoDate | null, fault?: DateFault, text?: string) => void;
  /**
   * A text that is no date, when it is kept outside of the field: what `onChange` gave, or what was
   * pasted elsewhere. It is shown in the field with its error, instead of `errorMessage`.
   */
  unparsedText?: string;
  /**
   * A warning about a probable mistake in the date, which blocks nothing: a due date before the date of the
   * document. Set it on blur, not while the user types.
   */
  warning?: string | undefined;
  /** First date; an earlier one is an error. */
  minimum?: IsoDate;
  /** Last date; a later one is an error. */
  maximum?: IsoDate;
  /** The date of today, for dates without a year; the machine's own by default. */
  today?: IsoDate;
  /** `DateFieldCalendar`, for a field with a calendar to pick the date from. */
  calendar?: ComponentType<DateFieldCalendarProps>;
}

/** A date, typed in any usual notation: '5/3/26', '050326', '5 maart'. Shown as day/month/year. */
export function DateField({
  value,
  defaultValue,
  onChange,
  onTyping,
  unparsedText,
  minimum,
  maximum,
  today = todayIn(),
  calendar: DayPicker,
  ...props
}: DateFieldProps) {
  const texts = useMessages('dateField', dateFieldTexts);
  const reading = useReadText({
    value,
    defaultValue,
    unparsedText,
    onChange,
    onTyping,
    read: (text, entry) => readDate(text, { entry, minimum, maximum, today }),
    format: formatDate,
  });
  const { fault } = reading;
  return (
    <ReadField
      {...keyMark('dateField')}
      {...props}
      errorMessage={unparsedText === undefined ? props.errorMessage : undefined}
      reading={reading}
      faultText={fault && dateFaultText(fault, texts)}
      inputMode="text"
      alignment="start"
      renderInput={
        DayPicker &&
        ((input) => (
          <DayPicker
            label={props.label}
            value={reading.value}
            onPick={reading.choose}
            minimum={minimum}
            maximum={maximum}
            today={today}
            isDisabled={props.isDisabled === true || props.isReadOnly === true}
          >
            {input}
          </DayPicker>
        ))
      }
    />
  );
}
