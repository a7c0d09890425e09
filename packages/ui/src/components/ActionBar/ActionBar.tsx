import { useRef, type FocusEvent, type ReactNode } from 'react';
import { usePageClass } from '../../private/usePageClass.ts';
import * as styles from './ActionBar.css.ts';
import { useFits } from './useFits.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** Buttons, the one that is nearly always meant first. */
  children: ReactNode;
  /**
   * Further buttons: beside the others where all of them fit on one line; else below them, all in sight,
   * where they scroll with the page.
   */
  more?: ReactNode;
  /** The state of the form in a few words: 'Niet opgeslagen', a total. */
  status?: ReactNode;
}

/**
 * The actions of a long form, above its fields. It is sticky, and never covers the focused element. It is one
 * line high; `more` is below it where it does not fit. On a low screen it scrolls with the page.
 */
export function ActionBar({ children, more, status }: ActionBarProps) {
  usePageClass(styles.page);
  const main = (
    <>
      <div className={styles.buttons} onFocus={showWhole}>
        {children}
      </div>
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </>
  );
  if (more === undefined) return <div className={styles.bar}>{main}</div>;
  return <BarWithMore main={main} more={more} />;
}

/**
 * Browsers do not scroll a row in a sticky element to the focused button. Only the row is scrolled:
 * `scrollIntoView` would scroll the page too, because of its scroll padding.
 */
function showWhole({ currentTarget: row, target }: FocusEvent) {
  const [button, edges] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
  const ring = parseFloat(getComputedStyle(row).paddingInlineStart);
  const after = Math.max(0, button.right + ring - edges.right);
  const before = Math.max(0, edges.left + ring - button.left);
  row.scrollBy({ left: after - before });
}

function BarWithMore({ main, more }: Record<'main' | 'more', ReactNode>) {
  const bar = useRef<HTMLDivElement>(null);
  const fits = useFits(bar);
  return (
    <div ref={bar} className={fits ? styles.barWithMore : styles.barAboveMore}>
      <div className={fits ? styles.mainOfOne : styles.main}>{main}</div>
      <div className={styles.more}>{more}</div>
    </div>
  );
}
