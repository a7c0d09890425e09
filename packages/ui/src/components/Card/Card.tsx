import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

/** What a card may be in the document. */
export const cardElements = ['div', 'section', 'article'] as const;

/** Props of {@link Card}. */
export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
  /** The element that is rendered. A `section` needs `aria-labelledby`. */
  as?: (typeof cardElements)[number];
  /** Id of the heading that names it. */
  'aria-labelledby'?: string;
}

/** Groups content on a raised surface. */
export function Card({ children, as: Element = 'div', ...props }: CardProps) {
  return (
    <Element className={styles.card} {...props}>
      {children}
    </Element>
  );
}
