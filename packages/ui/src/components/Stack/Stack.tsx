import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokenTypes.ts';
import * as styles from './Stack.css.ts';
import type { StackAlignment } from './stackAlignments.ts';

/** What a stack may be in the document. */
export const stackElements = ['div', 'section', 'ul', 'ol'] as const;

/** Props of {@link Stack}. */
export interface StackProps {
  /** The content, one below another. In a list: `li` elements. */
  children: ReactNode;
  /** Space between them. */
  space?: Space;
  /** The horizontal alignment. */
  align?: StackAlignment;
  /** What the stack is in the document. */
  as?: (typeof stackElements)[number];
}

/** Lays out children in a column with even space between them. */
export function Stack({
  children,
  space = 'medium',
  align = 'fill',
  as: Element = 'div',
}: StackProps) {
  return (
    <Element
      className={`${styles.stack} ${styles.space[space]} ${styles.align[align]}`}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
