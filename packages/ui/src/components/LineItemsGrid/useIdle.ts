import { useEffect, useRef } from 'react';

/** Somebody who waits longer than this, in milliseconds, waits for too long. */
const longest = 300;

/** Calls what it is given last once the page has nothing else to do. */
export function useIdle(): (task: () => void) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (task) => {
    cancel.current?.();
    cancel.current = whenIdle(task);
  };
}

function whenIdle(task: () => void): () => void {
  // Safari has no such moment.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, longest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(task, { timeout: longest });
  return () => cancelIdleCallback(asked);
}
