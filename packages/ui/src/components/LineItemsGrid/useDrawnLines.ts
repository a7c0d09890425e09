import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines than fit on a high screen. */
const firstCount = 60;
const nextCount = 220;

/**
 * Draws the first lines at once, and the rest piece by piece while keys and presses go first. Once
 * all are there, all stay: lines that are added later are drawn at once.
 */
export function useDrawnLines(total: number) {
  const [count, setCount] = useState(total > 0 && total <= firstCount ? Infinity : firstCount);
  useEffect(() => {
    if (count === Infinity || total === 0) return;
    startTransition(() => setCount(count < total ? count + nextCount : Infinity));
  }, [count, total]);
  return {
    /** How many are drawn, from the first on. */
    count,
    /** Renders the rest synchronously, to reach a line that is not rendered yet. */
    drawAll() {
      if (count < total) flushSync(() => setCount(Infinity));
    },
  };
}
