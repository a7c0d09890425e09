import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Page.css.ts';
import type { PageWidth } from './pageWidths.ts';

/** Props of {@link Page}. */
export interface PageProps {
  /** The name of the page, its only heading of level 1. */
  title: ReactNode;
  /** The kind or state of the record, beside the title: a `StatusBadge`, a number, a name. */
  badge?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The search of this page, on the line of the title: a `SearchField` without a visible label. */
  search?: ReactNode;
  /** What can be done on this page as a whole: buttons and links. */
  actions?: ReactNode;
  /** The content of the page, from top to bottom. */
  children: ReactNode;
  /** How wide the page may grow. */
  width?: PageWidth;
  /** The heading, which is focused after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A page: its title, actions and content. It is not a landmark. */
export function Page({
  title,
  badge,
  description,
  search,
  actions,
  children,
  width = 'page',
  titleRef,
}: PageProps) {
  return (
    <div className={`${styles.page} ${styles.width[width]}`}>
      <div className={styles.head}>
        <div className={styles.title}>
          <div className={styles.titleLine}>
            <Heading level="1" isFocusable ref={titleRef}>
              {title}
            </Heading>
            {badge}
          </div>
          {description !== undefined && <Text tone="muted">{description}</Text>}
        </div>
        {search !== undefined && <div className={styles.search}>{search}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
