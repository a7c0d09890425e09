import { atom } from 'jotai/vanilla';
import { userNameAtom } from './session.ts';
import { storedAtom } from './storedAtom.ts';

/** Prefix of the storage keys, one per user. */
export const marginsPrefix = 'margins:';

const chosenAtom = storedAtom<boolean>((get) => `${marginsPrefix}${get(userNameAtom)}`, {
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  write: (isShown) => isShown,
});

/** Whether the signed-in user sees margins in documents; stored per user, false until chosen. */
export const marginsShownAtom = atom(
  (get) => get(chosenAtom) ?? false,
  (_get, set, isShown: boolean) => set(chosenAtom, isShown),
);
