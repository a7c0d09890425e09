import { user } from '@facturatie/api-contract';
import type { User } from '@facturatie/api-contract';
import { createStore } from 'jotai/vanilla';
import { RESET } from 'jotai/vanilla/utils';
import { useSyncExternalStore } from 'react';
import { storedAtom } from './storedAtom.ts';

/** Under which key the session is kept. */
export const sessionKey = 'currentUser';

/** Who is signed in, in this tab and in every other one. */
export interface Session {
  /** The signed-in user, or undefined. */
  readonly user: () => User | undefined;
  /** Keeps `user` as the one signed in. */
  readonly begin: (user: User) => void;
  /** Forgets the user. */
  readonly end: () => void;
  /** Calls `listener` after every change, here or in another tab; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The session kept in `storage` under `currentUser`, restored from there at once. A stored value that
 * is no user counts as signed out.
 *
 * @throws whatever the storage throws when the browser forbids its use.
 */
export function createSession(storage: Storage): Session {
  const store = createStore();
  const userAtom = storedAtom<User>(sessionKey, storage, {
    read: (stored) => {
      const decoded = user.decode(stored);
      return decoded.ok ? decoded.value : undefined;
    },
    write: (value) => user.encode(value),
  });
  return {
    user: () => store.get(userAtom),
    begin: (value) => store.set(userAtom, value),
    end: () => store.set(userAtom, RESET),
    subscribe: (listener) => store.sub(userAtom, listener),
  };
}

/** The user signed in to `session`, or undefined, following changes (a hook). */
export function useUser(session: Session): User | undefined {
  return useSyncExternalStore(session.subscribe, session.user);
}
