import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** What only screen readers meet. */
  children: ReactNode;
  /** Announces its text when it changes, politely. */
  isStatus?: boolean;
  /** Names the words, for what they describe. */
  id?: string;
}

/** Text for screen readers, where the icon is enough for sighted users. */
export function VisuallyHidden({ children, isStatus = false, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.visuallyHidden} id={id} role={isStatus ? 'status' : undefined}>
      {children}
    </span>
  );
}
