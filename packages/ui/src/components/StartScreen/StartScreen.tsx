import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createDelayedFlag } from '../../private/delayedFlag.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './StartScreen.css.ts';

const never = () => false;

/** Props of {@link StartScreen}. */
export interface StartScreenProps {
  /** Whether the application is still starting. */
  isStarting: boolean;
  /** What one waits for, in words. */
  label: string;
  /** The application, shown once it has started. */
  children: ReactNode;
}

/**
 * Fills the page with a spinner while the application starts. A start of less than 150 ms shows no
 * spinner, and a spinner stays at least 300 ms, so that nothing flashes.
 */
export function StartScreen({ isStarting, label, children }: StartScreenProps): ReactNode {
  const isShown = useDelayedFlag(isStarting);
  if (!isStarting && !isShown) return children;
  return (
    <main className={styles.screen}>
      <output>{isShown && <Spinner size="large" label={label} isLabelVisible />}</output>
    </main>
  );
}

/** Follows `isWanted` with delays: on after 150 ms, then on for at least 300 ms. Off on the server (a hook). */
function useDelayedFlag(isWanted: boolean): boolean {
  const [flag] = useState(createDelayedFlag);
  useEffect(() => {
    flag.set(isWanted);
    return () => flag.set(false);
  }, [flag, isWanted]);
  return useSyncExternalStore(flag.subscribe, flag.isOn, never);
}
