import type { ReactNode, Ref } from 'react';
import type { HeadingLevel } from '../../theme/tokenTypes.ts';
import * as styles from './Heading.css.ts';

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The content below it. */
  children: ReactNode;
  /** Its place in the outline of the page; `1` once a page. */
  level: HeadingLevel;
  /** Looks of another level, where outline and design differ. */
  look?: HeadingLevel;
  /** Names the heading, for what it labels. */
  id?: string;
  /** May be given the focus by the program, as after going to another page. */
  isFocusable?: boolean;
  /** The heading in the page, to give it the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading. */
export function Heading({ children, level, look = level, id, isFocusable, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={`${styles.heading} ${styles.look[look]}`}
      id={id}
      ref={ref}
      tabIndex={isFocusable ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
