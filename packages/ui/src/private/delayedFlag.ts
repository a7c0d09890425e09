/** How long a wait lasts before a loading indicator appears, in milliseconds. */
export const showDelay = 150;

/** The least time that a loading indicator stays, in milliseconds: a shorter one would flash. */
export const shortestShow = 300;

/** A flag that ignores short changes of its input. */
export interface DelayedFlag {
  /** Requests on or off. */
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
