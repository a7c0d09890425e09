/** Milliseconds: longer than between two keys, short enough to lose little in a crash. */
const delay = 150;
/** The maximum time that it yields to pending input, in milliseconds. */
const longest = 350;

/** Runs something after a short delay, once for many requests, and before the page closes. */
export function createDebouncer() {
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
    /** Requests a run; an earlier request that has not run yet is dropped. */
    run(what: () => void): void {
      waiting = what;
      cancel ??= afterDelay(flush);
    },
    /** Runs a waiting request when the page is hidden or left, until the returned function is called. */
    listen(): () => void {
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
