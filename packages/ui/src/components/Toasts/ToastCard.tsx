import { useEffect, useId, useState } from 'react';
import { Button, type QueuedToast } from 'react-aria-components';
import { toastsTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { toast, type ToastContent } from './toast.ts';
import * as styles from './Toasts.css.ts';
import type { ToastTone } from './toastTones.ts';

interface ToastCardProps {
  queued: QueuedToast<ToastContent>;
  /** Whether the timers are stopped: the toasts are being read, or the page is hidden. */
  isPaused: boolean;
}

const pictures: Record<ToastTone, IconName> = {
  success: 'positive',
  warning: 'caution',
  error: 'critical',
};

/** One toast, which goes when its time is over or when it is closed. */
export function ToastCard({ queued, isPaused }: ToastCardProps) {
  const { key, timer, content } = queued;
  const texts = useMessages('toasts', toastsTexts);
  const titleId = useId();
  const bodyId = useId();
  const closeId = useId();
  const [isArriving, setIsArriving] = useState(true);
  useEffect(() => {
    if (isPaused) return undefined;
    timer?.resume();
    return () => timer?.pause();
  }, [timer, isPaused]);
  return (
    <article
      className={`${styles.card} ${styles.tone[content.tone]}`}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      tabIndex={-1}
      data-toast={key}
      data-arriving={isArriving || undefined}
      onAnimationEnd={() => setIsArriving(false)}
    >
      <span className={styles.picture}>
        <Icon name={pictures[content.tone]} label={texts[content.tone]} />
      </span>
      <div className={styles.text}>
        <p id={titleId} className={styles.title}>
          {content.title}
        </p>
        <div id={bodyId}>
          {content.description !== undefined && <p>{content.description}</p>}
          {content.items && (
            <ul className={styles.items}>
              {content.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Button
        id={closeId}
        className={styles.close}
        aria-label={texts.close}
        aria-labelledby={`${closeId} ${titleId}`}
        onPress={() => toast.dismiss(key)}
        preventFocusOnPress
      >
        <Icon name="close" />
      </Button>
    </article>
  );
}
