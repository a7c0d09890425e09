import { userNameAtom } from './session.ts';
import { storedAtom } from './storedAtom.ts';

/** Prefix of the storage keys, one per user. */
export const marginsPrefix = 'margins:';

/** Whether the signed-in user sees margins in documents; stored per user, false until chosen. */
export const marginsShownAtom = storedAtom<boolean>(
  (get) => `${marginsPrefix}${get(userNameAtom)}`,
  { read: (stored) => stored === true },
);
