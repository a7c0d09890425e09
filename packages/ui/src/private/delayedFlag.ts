/** How long something may take before we say that it takes long, in milliseconds. */
export const showDelay = 150;

/** How long a sign of waiting stays at least, in milliseconds: shorter is a flash, not a sign. */
export const shortestShow = 300;

/** What follows a fast changing wish calmly. */
export interface DelayedFlag {
  /** Wishes for on or off. */
  set: (isWanted: boolean) => void;
  /** Whether it is on now. */
  isOn: () => boolean;
  /** Calls `listener` after each change; the returned function unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A flag that turns on only after being wanted for {@link showDelay}, and once on, stays on for
 * {@link shortestShow}.
 */
export function createDelayedFlag(): DelayedFlag {
  const listeners = new Set<() => void>();
  let isOn = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: boolean) {
    timer = undefined;
    isOn = next;
    for (const listener of listeners) listener();
  }
  function turnedOn() {
    turn(true);
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) turn(false);
    }, shortestShow);
  }

  return {
    set(next) {
      if (next === isWanted) return;
      isWanted = next;
      if (isWanted && !isOn) timer = setTimeout(turnedOn, showDelay);
      if (!isWanted && !isOn) {
        clearTimeout(timer);
        timer = undefined;
      }
      if (!isWanted && isOn && timer === undefined) turn(false);
    },
    isOn: () => isOn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
