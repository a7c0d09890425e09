import { user } from '@facturatie/api-contract';
import type { User } from '@facturatie/api-contract';
import { useAtomValue } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { RESET } from 'jotai/vanilla/utils';
import { storedAtom } from './storedAtom.ts';

/** Who is signed in, in this tab and in every other one. */
export interface Session {
  /** The signed-in user, or undefined. */
  user(): User | undefined;
  /** The signed-in user, following changes (a hook). */
  useUser(): User | undefined;
  /** Keeps `user` as the one signed in. */
  begin(user: User): void;
  /** Forgets the user. */
  end(): void;
  /** Calls `listener` whenever the session ends, here or in another tab; returns how to stop that. */
  onEnd(listener: () => void): () => void;
}

/**
 * The session kept in `storage` under `currentUser`, restored from there at once. A stored value that
 * is no user counts as signed out.
 *
 * @throws whatever the storage throws when the browser forbids its use.
 */
export function createSession(storage: Storage): Session {
  const store = createStore();
  const userAtom = storedAtom<User>('currentUser', storage, {
    read: (stored) => {
      const decoded = user.decode(stored);
      return decoded.ok ? decoded.value : undefined;
    },
    write: (value) => user.encode(value),
  });
  const current = () => store.get(userAtom);
  const endListeners = new Set<() => void>();
  store.sub(userAtom, () => {
    if (current()) return;
    for (const listener of endListeners) listener();
  });
  return {
    user: current,
    useUser: () => useAtomValue(userAtom, { store }),
    begin: (value) => store.set(userAtom, value),
    end: () => store.set(userAtom, RESET),
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
