import { useSyncExternalStore } from 'react';
import { busyIndicatorTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { busy } from './busy.ts';
import * as styles from './BusyIndicator.css.ts';

const never = () => false;

/**
 * A line along the top of the page while work counted by `busy` is in progress. Render it once in the
 * application. It blocks neither the pointer nor the focus.
 */
export function BusyIndicator() {
  const texts = useMessages('busyIndicator', busyIndicatorTexts);
  const isShown = useSyncExternalStore(busy.subscribe, busy.isShown, never);
  return (
    <div className={styles.indicator} data-live-announcer="true">
      {isShown && <div className={styles.line} />}
      <VisuallyHidden isStatus>{isShown ? texts.busy : ''}</VisuallyHidden>
    </div>
  );
}
