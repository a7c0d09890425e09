import { user } from '@facturatie/api-contract';
import type { User } from '@facturatie/api-contract';
import { atom } from 'jotai/vanilla';
import { storedAtom } from './storedAtom.ts';

/** Under which key the session is kept. */
export const sessionKey = 'currentUser';

/**
 * The signed-in user, in this tab and in every other one; undefined ends the session. A stored value that is no
 * user counts as signed out.
 */
export const userAtom = storedAtom<User | undefined>(() => sessionKey, {
  read: (stored) => {
    const decoded = user.decode(stored);
    return decoded.ok ? decoded.value : undefined;
  },
  write: (value) => value && user.encode(value),
});

/** The name of the signed-in user; empty when there is none. */
export const userNameAtom = atom((get) => get(userAtom)?.name ?? '');
