import { createStore } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { storedAtom } from './storedAtom.ts';

/** What every key begins with under which a choice is kept. */
export const marginsPrefix = 'margins:';

/** Whether somebody wants to see margins in documents; nobody does who never asked for them. */
export interface MarginChoice {
  readonly isShown: (user: string) => boolean;
  readonly choose: (user: string, isShown: boolean) => void;
  /** Calls `listener` after every change, here or in another tab; the answer ends that. */
  readonly subscribe: (user: string, listener: () => void) => () => void;
}

/** The choice of each person, kept in `storage` under `margins:` and the person's name. */
export function createMarginChoice(storage: Storage): MarginChoice {
  const store = createStore();
  const atoms = new Map<string, ReturnType<typeof makeAtom>>();
  const makeAtom = (user: string) =>
    storedAtom<boolean>(`${marginsPrefix}${user}`, storage, {
      read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
      write: (isShown) => isShown,
    });
  const atomOf = (user: string) => {
    const known = atoms.get(user) ?? makeAtom(user);
    atoms.set(user, known);
    return known;
  };
  return {
    isShown: (user) => store.get(atomOf(user)) ?? false,
    choose: (user, isShown) => store.set(atomOf(user), isShown),
    subscribe: (user, listener) => store.sub(atomOf(user), listener),
  };
}

/** Whether `user` wants to see margins, following changes (a hook). */
export function useMarginsShown(choice: MarginChoice, user: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => choice.subscribe(user, listener),
    [choice, user],
  );
  return useSyncExternalStore(subscribe, () => choice.isShown(user));
}
