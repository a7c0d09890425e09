import { atom, createStore } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/** How far the app has come since the page was opened. */
export type StartUpState<T> =
  | { readonly status: 'starting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** The start of the app. */
export interface StartUp<T> {
  /** Starts, or starts again after a failure; the outcome stands in the state. */
  readonly begin: () => Promise<void>;
  readonly state: () => StartUpState<T>;
  /** Calls `listener` after every change of the state; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The start of the app: loading until `initialise` completes (specification §1). A failure is
 * handed to `log` and leaves the state 'failed', from which `begin` tries again.
 */
export function createStartUp<T>(
  initialise: () => Promise<T>,
  log: (error: unknown) => void,
): StartUp<T> {
  const store = createStore();
  const stateAtom = atom<StartUpState<T>>({ status: 'starting' });
  return {
    begin: async () => {
      store.set(stateAtom, { status: 'starting' });
      try {
        store.set(stateAtom, { status: 'ready', value: await initialise() });
      } catch (error) {
        log(error);
        store.set(stateAtom, { status: 'failed' });
      }
    },
    state: () => store.get(stateAtom),
    subscribe: (listener) => store.sub(stateAtom, listener),
  };
}

/** The state of `startUp`, following changes (a hook). */
export function useStartUp<T>(startUp: StartUp<T>): StartUpState<T> {
  return useSyncExternalStore(startUp.subscribe, startUp.state);
}
