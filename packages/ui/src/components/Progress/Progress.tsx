import { useId } from 'react';
import { progressTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import * as styles from './Progress.css.ts';

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** The name of the work, above the bar. */
  label: string;
  /** How far it is, from 0 to `maximum`; what lies outside counts as the nearest of the two. */
  value: number;
  /** Where it is done. */
  maximum?: number;
  /** How far it is, in words: '3 van 12 facturen'. A percentage by default. */
  valueText?: string;
}

/** Progress of work whose amount is known. */
export function Progress({ label, value, maximum = 100, valueText }: ProgressProps) {
  const texts = useMessages('progress', progressTexts);
  const labelId = useId();
  const share = maximum > 0 ? Math.min(Math.max(value / maximum, 0), 1) : 1;
  // Rounded down: what says 100 % is done.
  const percentage = Math.floor(share * 100);
  const words = valueText ?? texts.percentage(percentage);
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.value} aria-hidden>
          {words}
        </span>
      </div>
      <div className={styles.track}>
        <progress
          aria-labelledby={labelId}
          aria-valuetext={words}
          value={percentage}
          max={100}
          className={styles.spoken}
        />
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
