import { useAtomValue } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';

/** How far the app has come since the page was opened. */
export type StartUpState<T> =
  | { readonly status: 'starting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** The start of the app, as its screen sees it. */
export interface StartUp<T> {
  /** Starts, or starts again after a failure; the outcome stands in the state. */
  begin(): Promise<void>;
  /** The current state, following changes (a hook). */
  useProgress(): StartUpState<T>;
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
    useProgress: () => useAtomValue(stateAtom, { store }),
  };
}
