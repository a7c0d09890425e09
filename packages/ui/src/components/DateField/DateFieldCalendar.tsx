import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import type { IsoDate } from '../../intl/date/DateResult.ts';
import { dateFieldTexts } from '../../intl/readFields.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { onDemand } from '../OnDemand/part.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import * as styles from './DateFieldCalendar.css.ts';

/** What a `DateField` gives its calendar. */
export interface DateFieldCalendarProps {
  /** What the date is of. */
  label: string;
  /** The date in the field, if there is one. */
  value: IsoDate | null;
  /** Called with the day that was picked. */
  onPick: (date: IsoDate) => void;
  /** First day that can be picked. */
  minimum: IsoDate | undefined;
  /** Last day that can be picked. */
  maximum: IsoDate | undefined;
  /** Where the calendar opens when there is no date. */
  today: IsoDate;
  /** Nothing can be picked now. */
  isDisabled: boolean;
  /** The input of the field. */
  children: ReactNode;
}

const calendar = onDemand(() => import('./CalendarPopover.tsx'));

/** A button in a date field, and the calendar that it opens. For `DateField`'s `calendar`. */
export function DateFieldCalendar({
  label,
  value,
  onPick,
  isDisabled,
  children,
  ...days
}: DateFieldCalendarProps) {
  const texts = useMessages('dateField', dateFieldTexts);
  const popoverId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function takeKey(event: KeyboardEvent<HTMLElement>) {
    // Keys in the calendar come by here too; the components around the field ignore them. Only Tab
    // continues: what keeps the focus in the calendar listens at the document.
    const isInCalendar = !event.currentTarget.contains(event.target as Node);
    if (isInCalendar && event.key !== 'Tab') event.stopPropagation();
    else if (!isInCalendar && event.altKey && event.key === 'ArrowDown' && !isDisabled) {
      event.preventDefault();
      setIsOpen(true);
    }
  }
  function pick(date: IsoDate) {
    setIsOpen(false);
    onPick(date);
    // Clears the error of the form at this field.
    ref.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <span ref={ref} role="presentation" className={styles.group} onKeyDown={takeKey}>
      {children}
      <span className={styles.opener}>
        <ButtonContext
          value={{
            ref: button,
            isPressed: isOpen,
            'aria-expanded': isOpen,
            'aria-controls': isOpen && calendar.code() ? popoverId : undefined,
          }}
        >
          <IconButton
            icon="calendar"
            label={texts.openCalendar}
            size="small"
            isDisabled={isDisabled}
            onPress={() => setIsOpen(!isOpen)}
          />
        </ButtonContext>
        <OnDemand part={calendar} isAsked={isOpen} onCancel={() => setIsOpen(false)}>
          {({ CalendarPopover }) => (
            <CalendarPopover
              {...days}
              id={popoverId}
              button={button}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              label={label}
              value={value}
              onChange={pick}
            />
          )}
        </OnDemand>
      </span>
    </span>
  );
}
