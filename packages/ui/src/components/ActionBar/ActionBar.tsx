import type { ReactNode } from 'react';
import { usePageClass } from '../../private/usePageClass.ts';
import * as styles from './ActionBar.css.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** Buttons, the one that is nearly always meant first. */
  children: ReactNode;
  /** The state of the form in a few words: 'Niet opgeslagen', a total. */
  status?: ReactNode;
}

/**
 * The actions of a long form, above its fields. It is sticky, and never covers the focused element. It is one
 * line high: what does not fit scrolls. On a low screen it scrolls with the page.
 */
export function ActionBar({ children, status }: ActionBarProps) {
  usePageClass(styles.page);
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>{children}</div>
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </div>
  );
}
