/** Runs something soon, once for many times that it is asked for, and before the page goes. */
export interface Soon {
  /** Asks for it; what was asked for before and has not run yet is left out. */
  readonly run: (what: () => void) => void;
  /** Runs what waits when the page is hidden or left, until the answer is called. */
  readonly listen: () => () => void;
}

/** Between two keys of somebody who types, and short beside what a crash may take along, in milliseconds. */
const delay = 150;

/** Nothing waits yet. */
export function createSoon(): Soon {
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const what = waiting;
    waiting = undefined;
    what?.();
  }

  return {
    run: (what) => {
      waiting = what;
      timer ??= setTimeout(flush, delay);
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
