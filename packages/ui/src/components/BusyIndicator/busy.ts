import { createDelayedFlag } from '../../private/delayedFlag.ts';

const indicator = createDelayedFlag();
let running = 0;

function show() {
  running += 1;
  indicator.set(true);
}

function hide() {
  running = Math.max(0, running - 1);
  indicator.set(running > 0);
}

/**
 * The count of pending tasks, callable from anywhere, React or not. `BusyIndicator` shows it. Tasks under 150
 * ms are not shown; the indicator stays at least 300 ms.
 */
export const busy = {
  /** Counts one more task. Each call needs its own `hide`. */
  show,
  /** Ends one task. */
  hide,
  /** Counts a promise while it is pending, and returns it. */
  track<Value>(promise: Promise<Value>): Promise<Value> {
    show();
    promise.then(hide, hide);
    return promise;
  },
  /** Whether the sign is on now. */
  isShown: indicator.isOn,
  /** Calls `listener` whenever the indicator appears or disappears; the returned function unsubscribes. */
  subscribe: indicator.subscribe,
};
