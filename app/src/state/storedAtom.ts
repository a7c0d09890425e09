import { atom } from 'jotai/vanilla';
import type { Getter } from 'jotai/vanilla';

/** Translates between what the app holds and what is stored as JSON. */
export interface StoredForm<T> {
  /** The value of a stored JSON value, or undefined when it is not one of ours. */
  read(stored: unknown): T | undefined;
  /** What is stored for a value. */
  write(value: T): unknown;
}

const givenStorageAtom = atom<Storage>();

/**
 * The browser storage of this app, set once by `createApp`.
 *
 * @throws when it is read before that
 */
export const storageAtom = atom(
  (get) => {
    const storage = get(givenStorageAtom);
    if (!storage) throw new Error('This store has no storage: set storageAtom first.');
    return storage;
  },
  (_get, set, storage: Storage) => set(givenStorageAtom, storage),
);

/**
 * An atom mirrored in the storage of the app: written on every change, removed when it becomes undefined, and
 * following changes made in other tabs while it is mounted. A stored value that cannot be read counts as absent.
 *
 * @param keyOf the storage key; it may depend on other atoms
 * @throws whatever the storage throws when the browser forbids its use
 */
export function storedAtom<T>(keyOf: (get: Getter) => string, { read, write }: StoredForm<T>) {
  /** What is stored is read again after each change of this. */
  const readsAtom = atom(0);
  readsAtom.onMount = (setReads) => {
    const readAgain = () => setReads((reads) => reads + 1);
    readAgain();
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  };
  const textAtom = atom((get) => {
    get(readsAtom);
    return get(storageAtom).getItem(keyOf(get));
  });
  return atom(
    (get) => parsed(get(textAtom), read),
    (get, set, value: T | undefined) => {
      const storage = get(storageAtom);
      if (value === undefined) storage.removeItem(keyOf(get));
      else storage.setItem(keyOf(get), JSON.stringify(write(value)));
      set(readsAtom, (reads) => reads + 1);
    },
  );
}

function parsed<T>(stored: string | null, read: StoredForm<T>['read']): T | undefined {
  if (stored === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  return read(value);
}
