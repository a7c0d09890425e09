import { useRef } from 'react';
import { usePendingElement } from '../../private/pending.ts';
import { skeleton, skeletonWidths } from '../../private/skeleton.css.ts';
import * as styles from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** How many lines of text it stands for. */
  lines?: number;
}

/**
 * Keeps the place of text that is on its way, so that nothing jumps when it comes. Silent: whoever shows
 * it says that something is loading.
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
