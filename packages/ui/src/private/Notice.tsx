import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../components/Icon/iconShapes.ts';
import * as styles from './notice.css.ts';

interface NoticeProps {
  /** Whether something failed; it is then announced at once. */
  isFailure?: boolean;
  icon: IconName;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of content, with the reason why it is absent. */
export function Notice({ isFailure = false, icon, title, description, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.picture[isFailure ? 'failed' : 'empty']}>
        <Icon name={icon} />
      </span>
      <div role={isFailure ? 'alert' : undefined} className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {action}
    </div>
  );
}
