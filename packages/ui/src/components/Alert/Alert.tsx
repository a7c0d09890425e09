import { useId, type ReactNode, type Ref } from 'react';
import { alertTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Alert.css.ts';
import type { AlertTone } from './alertTones.ts';

/** Props of {@link Alert}. */
export interface AlertProps {
  /** What happened, what was kept, what to do. */
  children: ReactNode;
  /** What the message means. */
  tone: AlertTone;
  /** The message in a few words. */
  title?: string;
  /** What can be done about it: buttons and links. */
  actions?: ReactNode;
  /**
   * May be given the focus by the program, through `ref`. It is then read because it has the
   * focus, and no longer announces itself.
   */
  isFocusable?: boolean;
  /** The message in the page, to give it the focus. */
  ref?: Ref<HTMLDivElement>;
}

const pictures: Record<AlertTone, IconName> = {
  critical: 'critical',
  caution: 'caution',
  positive: 'positive',
  info: 'info',
};

const roles: Record<AlertTone, 'alert' | 'status'> = {
  critical: 'alert',
  caution: 'alert',
  positive: 'status',
  info: 'status',
};

/**
 * A message that stays where it concerns something. Errors and warnings interrupt a screen reader
 * when they appear, the others wait for their turn.
 */
export function Alert({ children, tone, title, actions, isFocusable = false, ref }: AlertProps) {
  const messages = useMessages('alert', alertTexts);
  const bodyId = useId();
  return (
    <div
      ref={ref}
      className={`${styles.alert} ${styles.tone[tone]}`}
      role={isFocusable ? 'group' : roles[tone]}
      tabIndex={isFocusable ? -1 : undefined}
      aria-labelledby={isFocusable ? bodyId : undefined}
    >
      <span className={styles.picture}>
        <Icon name={pictures[tone]} />
      </span>
      <div className={styles.body}>
        <div id={bodyId}>
          <VisuallyHidden>{messages[tone]}: </VisuallyHidden>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
