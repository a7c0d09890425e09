import { atom } from 'jotai/vanilla';

/** The state of the app's start since the page was opened. */
export type StartUpState<T> =
  | { readonly status: 'starting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/**
 * The start of the app: loading until `initialise` completes (specification §1). A failure is passed to `log`,
 * and `beginAtom` starts again.
 */
export function createStartUp<T>(initialise: () => Promise<T>, log: (error: unknown) => void) {
  const stateAtom = atom<StartUpState<T>>({ status: 'starting' });
  const beginAtom = atom(null, async (_get, set) => {
    set(stateAtom, { status: 'starting' });
    try {
      set(stateAtom, { status: 'ready', value: await initialise() });
    } catch (error) {
      log(error);
      set(stateAtom, { status: 'failed' });
    }
  });
  return { stateAtom, beginAtom };
}

export type StartUp<T> = ReturnType<typeof createStartUp<T>>;
