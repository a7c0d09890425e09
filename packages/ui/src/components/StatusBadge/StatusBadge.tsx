import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import * as styles from './StatusBadge.css.ts';
import type { StatusTone } from './statusTones.ts';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  /** The status in a word or two: it must be clear without colour and picture. */
  children: string;
  /** The meaning of the status. */
  tone: StatusTone;
  /** Its picture, where it says more than that of the tone: `document` for a kind of document. */
  icon?: IconName;
}

const pictures: Record<StatusTone, IconName> = {
  neutral: 'neutral',
  info: 'info',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
};

/** A status, in words, by the shape of an icon, and last by colour. */
export function StatusBadge({ children, tone, icon = pictures[tone] }: StatusBadgeProps) {
  return (
    <span className={`${styles.statusBadge} ${styles.tone[tone]}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
