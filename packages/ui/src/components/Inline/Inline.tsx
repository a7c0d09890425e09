import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokenTypes.ts';
import * as styles from './Inline.css.ts';
import type { InlineAlignment, InlineDistribution } from './inlineArrangements.ts';

/** What a row may be in the document. */
export const inlineElements = ['div', 'span', 'ul', 'ol'] as const;

/** Props of {@link Inline}. */
export interface InlineProps {
  /** The content, side by side. In a list: `li` elements. */
  children: ReactNode;
  /** Space between them, also between the lines when they wrap. */
  space?: Space;
  /** The vertical alignment. */
  align?: InlineAlignment;
  /** The horizontal distribution. */
  distribute?: InlineDistribution;
  /** What the row is in the document. */
  as?: (typeof inlineElements)[number];
}

/** Lays out children in a row; they wrap to the next line. */
export function Inline({
  children,
  space = 'small',
  align = 'center',
  distribute = 'start',
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${styles.inline} ${styles.space[space]} ${styles.align[align]} ${styles.distribute[distribute]}`}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
