import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';

interface CalendarPopoverProps extends CalendarProps {
  id: string;
  /** The button beside which it is. */
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who opens the calendar continues in it. */
const onTheDays = { autoFocus: true };

/** The calendar of a date field, beside the button that opened it. */
export function CalendarPopover({
  id,
  button,
  isOpen,
  onOpenChange,
  ...days
}: CalendarPopoverProps) {
  return (
    <PopoverPanel
      id={id}
      title={days.label}
      placement="bottom end"
      trigger="DialogTrigger"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Calendar {...days} {...onTheDays} />
    </PopoverPanel>
  );
}
