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
 * The count of what is under way, callable from anywhere, React or not. `BusyIndicator` shows it.
 * What takes less than 150 ms is never shown; what is shown stays at least 300 ms.
 */
export const busy = {
  /** One more thing is under way. Each call needs its own `hide`. */
  show,
  /** One thing is ready. */
  hide,
  /** Counts a promise for as long as it is pending, and answers with that same promise. */
  track<Value>(promise: Promise<Value>): Promise<Value> {
    show();
    promise.then(hide, hide);
    return promise;
  },
  /** Whether the sign is on now. */
  isShown: indicator.isOn,
  /** Calls `listener` whenever the sign appears or goes; the returned function unsubscribes. */
  subscribe: indicator.subscribe,
};
