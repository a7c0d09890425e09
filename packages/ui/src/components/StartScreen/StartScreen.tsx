import type { ReactNode } from 'react';
import { useSteadySwitch } from '../../private/useSteadySwitch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './StartScreen.css.ts';

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
  const isShown = useSteadySwitch(isStarting);
  if (!isStarting && !isShown) return children;
  return (
    <main className={styles.screen}>
      <output>{isShown && <Spinner size="large" label={label} isLabelVisible />}</output>
    </main>
  );
}
