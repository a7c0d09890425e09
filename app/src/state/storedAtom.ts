import { atom } from 'jotai/vanilla';
import type { Getter } from 'jotai/vanilla';
import { atomWithRefresh } from 'jotai/vanilla/utils';

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

/** Translates between what the app holds and what is stored as JSON. */
interface StoredForm<T> {
  /** The value of a stored JSON value; of undefined where nothing is stored, or something else than JSON. */
  readonly read: (stored: unknown) => T;
  /** What is stored for a value: the value itself when absent, and nothing for undefined. */
  readonly write?: (value: T) => unknown;
}

/**
 * An atom mirrored in the storage of the app: written on every change, removed when it becomes undefined, and
 * following changes made in other tabs while it is mounted.
 *
 * @param keyOf the storage key; it may depend on other atoms
 * @throws whatever the storage throws when the browser forbids its use
 */
export function storedAtom<T>(
  keyOf: (get: Getter) => string,
  { read, write = (value) => value }: StoredForm<T>,
) {
  const textAtom = atomWithRefresh((get) => get(storageAtom).getItem(keyOf(get)));
  textAtom.onMount = (refresh) => {
    const readAgain = () => refresh();
    readAgain();
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  };
  const valueAtom = atom((get) => read(parseStored(get(textAtom))));
  return atom(
    (get) => get(valueAtom),
    (get, set, value: T) => {
      if (value !== undefined && value === get(valueAtom)) return;
      const [storage, stored] = [get(storageAtom), write(value)];
      if (stored === undefined) storage.removeItem(keyOf(get));
      else storage.setItem(keyOf(get), JSON.stringify(stored));
      set(textAtom);
    },
  );
}

/** The value of a stored JSON text; undefined when it is none. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
