import { daysBadgeTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DaysBadge.css.ts';

/** Props of {@link DaysBadge}. */
export interface DaysBadgeProps {
  /** Whole days from today to the date: 0 is today, below 0 the date is past. */
  days: number;
}

/** How many days are left until a date, or by how many it is past. */
export function DaysBadge({ days }: DaysBadgeProps) {
  const messages = useMessages('daysBadge', daysBadgeTexts);
  return (
    <span className={`${styles.daysBadge} ${styles.when[days < 0 ? 'past' : 'future']}`}>
      <span aria-hidden>{messages.short(days)}</span>
      <VisuallyHidden>{messages.spoken(days)}</VisuallyHidden>
    </span>
  );
}
