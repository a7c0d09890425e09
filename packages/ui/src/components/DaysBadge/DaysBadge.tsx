import { daysBadgeTexts } from '../../intl/longLists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DaysBadge.css.ts';

/** Props of {@link DaysBadge}. */
export interface DaysBadgeProps {
  /** Whole days from today to the date: 0 is today, below 0 the date is past. */
  days: number;
  /** What a screen reader says in place of the days, where they say too little: 'betaald'. */
  label?: string | undefined;
}

/** How many days are left until a date, or by how many it is past. */
export function DaysBadge({ days, label }: DaysBadgeProps) {
  const messages = useMessages('daysBadge', daysBadgeTexts);
  return (
    <span className={`${styles.daysBadge} ${styles.when[days < 0 ? 'past' : 'future']}`}>
      <span aria-hidden>{messages.short(days)}</span>
      <VisuallyHidden>{label ?? messages.spoken(days)}</VisuallyHidden>
    </span>
  );
}
