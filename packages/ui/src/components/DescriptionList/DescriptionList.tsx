import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';
import type { DescriptionListLook } from './descriptionListLooks.ts';

/** One fact: what it is about, and what it says. */
export interface Fact {
  /** What it is about, in a word or two; unlike the others. */
  term: string;
  /** What it says: text, a link, a badge. */
  value: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The facts from top to bottom. */
  facts: readonly Fact[];
  /**
   * `facts` begin at one edge. A `sum` is amounts aligned to the right, and the last is
   * their sum.
   * @default 'facts'
   */
  look?: DescriptionListLook;
}

/** Values with their names, side by side where they fit, else below one another. */
export function DescriptionList({ facts, look = 'facts' }: DescriptionListProps) {
  return (
    <dl className={`${styles.list} ${styles.look[look]}`}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
