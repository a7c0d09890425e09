/** Runs something soon, once for many times that it is asked for, and before the page goes. */
export interface Debouncer {
  /** Asks for it; what was asked for before and has not run yet is left out. */
  readonly run: (what: () => void) => void;
  /** Runs what waits when the page is hidden or left, until the answer is called. */
  readonly listen: () => () => void;
}

/** Between two keys of somebody who types, and short beside what a crash may take along, in milliseconds. */
const delay = 150;
/** The longest that it gives way to what somebody waits for: a key that is being drawn. In milliseconds. */
const longest = 350;

/** Nothing waits yet. */
export function createDebouncer(): Debouncer {
  let waiting: (() => void) | undefined;
  let cancel: (() => void) | undefined;

  function flush() {
    cancel?.();
    cancel = undefined;
    const what = waiting;
    waiting = undefined;
    what?.();
  }

  return {
    run: (what) => {
      waiting = what;
      cancel ??= afterDelay(flush);
    },
    listen: () => {
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', flush);
      return () => {
        window.removeEventListener('pagehide', flush);
        document.removeEventListener('visibilitychange', flush);
        flush();
      };
    },
  };
}

/** Runs something after the delay, once the page has nothing else to do; gives what cancels it. */
function afterDelay(run: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no such moment.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(run, { timeout: longest });
    else run();
  }, delay);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
