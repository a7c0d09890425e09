import type { ReactNode } from 'react';
import { usePageClass } from '../../private/usePageClass.ts';
import * as styles from './ActionBar.css.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** Buttons, the one that is nearly always meant first. */
  children: ReactNode;
  /** How what is worked on stands, in a few words: 'Niet opgeslagen', a total. */
  status?: ReactNode;
}

/**
 * What can be done with a long form, above its fields. It stays in sight while they scroll below it, and
 * what gets the focus is never left under it. It is one line high: what does not fit scrolls. On a low
 * screen it goes along with the page.
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
