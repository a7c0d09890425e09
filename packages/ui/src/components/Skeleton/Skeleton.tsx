import { useRef } from 'react';
import { usePendingElement } from '../../private/pending.ts';
import { skeleton, skeletonWidths } from '../../private/skeleton.css.ts';
import * as styles from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Number of lines of text it replaces. */
  lines?: number;
}

/**
 * A placeholder for text that is loading, so that the layout does not shift. Silent: its parent announces
 * that something is loading.
 */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  const place = useRef<HTMLSpanElement>(null);
  usePendingElement(place, true);
  return (
    <span ref={place} className={styles.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line}>
          <span className={`${skeleton} ${skeletonWidths[line % skeletonWidths.length] ?? ''}`} />
        </span>
      ))}
    </span>
  );
}
