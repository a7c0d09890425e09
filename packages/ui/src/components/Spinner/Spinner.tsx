import * as styles from './Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The sizes of a spinner. */
export const spinnerSizes = ['standard', 'large'] as const;
/** One of {@link spinnerSizes}. */
export type SpinnerSize = (typeof spinnerSizes)[number];

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What one waits for. */
  label: string;
  /** Whether the label is also shown beside the ring. */
  isLabelVisible?: boolean;
  /** Its size. */
  size?: SpinnerSize;
}

/** Shows work in progress of unknown duration. */
export function Spinner({ label, isLabelVisible = false, size = 'standard' }: SpinnerProps) {
  return (
    <span className={`${styles.spinner} ${styles.arrangement[size]}`}>
      <span className={`${styles.ring} ${styles.ringSize[size]}`} />
      {isLabelVisible ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}
