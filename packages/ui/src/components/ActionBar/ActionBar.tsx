import type { ReactNode } from 'react';
import { usePageClass } from '../../private/usePageClass.ts';
import * as styles from './ActionBar.css.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** Buttons, the one that is nearly always meant first. */
  children: ReactNode;
  /**
   * Further buttons: beside the others on a wide screen; on a narrower one below them, all in sight, where
   * they scroll with the page.
   */
  more?: ReactNode;
  /** The state of the form in a few words: 'Niet opgeslagen', a total. */
  status?: ReactNode;
}

/**
 * The actions of a long form, above its fields. It is sticky, and never covers the focused element. It is one
 * line high: what does not fit scrolls. On a low screen it scrolls with the page.
 */
export function ActionBar({ children, more, status }: ActionBarProps) {
  usePageClass(styles.page);
  const main = (
    <>
      <div className={styles.buttons}>{children}</div>
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </>
  );
  if (more === undefined) return <div className={styles.bar}>{main}</div>;
  return (
    <div className={styles.barWithMore}>
      <div className={styles.main}>{main}</div>
      <div className={styles.more}>{more}</div>
    </div>
  );
}
