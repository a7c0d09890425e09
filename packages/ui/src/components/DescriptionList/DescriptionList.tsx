import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

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
}

/** Facts with their names, side by side where there is room and below one another where there is not. */
export function DescriptionList({ facts }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
