import { useContext } from 'react';
import { ButtonContext, CalendarStateContext, useSlottedContext } from 'react-aria-components';
import { calendarTexts } from '../../intl/calendar.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { IconName } from '../Icon/iconShapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import * as styles from './Calendar.css.ts';
import { monthsWithin, yearsAround } from './monthChoices.ts';

/** The month that is shown: one back, one on, or at once another month or year. */
export function CalendarHead() {
  const texts = useMessages('calendar', calendarTexts);
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { minValue, maxValue, focusedDate, visibleRange, isDisabled } = state;
  const { year, month } = visibleRange.start;
  const bounds = { minimum: String(minValue), maximum: String(maxValue) };
  const show = (fields: { year?: number; month?: number }) =>
    state.setFocusedDate(focusedDate.set({ year, month, ...fields }));
  return (
    <div className={styles.head}>
      <Turn slot="previous" label={texts.previous} icon="chevronLeft" />
      <span className={styles.month}>
        <Select
          label={texts.month}
          labelPosition="hidden"
          options={monthsWithin(year, bounds).map((one) => ({
            key: String(one),
            label: texts.months[one - 1] ?? '',
          }))}
          value={String(month)}
          onChange={(key) => show({ month: Number(key) })}
          isDisabled={isDisabled}
        />
      </span>
      <span className={styles.year}>
        <Select
          label={texts.year}
          labelPosition="hidden"
          options={yearsAround(year, bounds).map((one) => ({
            key: String(one),
            label: String(one),
          }))}
          value={String(year)}
          onChange={(key) => show({ year: Number(key) })}
          isDisabled={isDisabled}
        />
      </span>
      <Turn slot="next" label={texts.next} icon="chevronRight" />
    </div>
  );
}

interface TurnProps {
  slot: 'previous' | 'next';
  label: string;
  icon: IconName;
}

/** A button to another month. What it does and whether it can comes from the calendar around it. */
function Turn({ slot, label, icon }: TurnProps) {
  const turning = useSlottedContext(ButtonContext, slot);
  return (
    <ButtonContext.Provider value={turning}>
      <IconButton label={label} icon={icon} size="small" />
    </ButtonContext.Provider>
  );
}
