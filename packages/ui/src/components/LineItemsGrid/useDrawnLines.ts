import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More lines than fit in a tall viewport. */
const firstCount = 60;
const nextCount = 220;

/**
 * Renders the first lines at once and the rest in batches that yield to pending input. Once all are
 * rendered, lines that are added later are rendered at once.
 */
export function useDrawnLines(total: number) {
  const [count, setCount] = useState(total > 0 && total <= firstCount ? Infinity : firstCount);
  useEffect(() => {
    if (count === Infinity || total === 0) return;
    startTransition(() => setCount(count < total ? count + nextCount : Infinity));
  }, [count, total]);
  return {
    /** The number of rendered lines, from the first. */
    count,
    /** Renders the rest synchronously, to reach a line that is not rendered yet. */
    drawAll() {
      if (count < total) flushSync(() => setCount(Infinity));
    },
  };
}
