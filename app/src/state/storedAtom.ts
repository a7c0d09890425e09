import { atomWithStorage } from 'jotai/vanilla/utils';

/** Translates between what the app holds and what is stored as JSON. */
export interface StoredForm<T> {
  /** The value of a stored JSON value, or undefined when it is not one of ours. */
  read(stored: unknown): T | undefined;
  /** What is stored for a value. */
  write(value: T): unknown;
}

/**
 * An atom mirrored in `storage` under `key`: read at once, written on every change, removed on
 * RESET, and following changes made in other tabs. A stored value that cannot be read counts as
 * absent; nothing is thrown for it.
 *
 * @throws whatever the storage throws when the browser forbids its use.
 */
export function storedAtom<T>(key: string, storage: Storage, form: StoredForm<T>) {
  const current = () => parsed(storage.getItem(key), form);
  return atomWithStorage<T | undefined>(
    key,
    undefined,
    {
      getItem: current,
      setItem: (_key, value) => {
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(form.write(value)));
      },
      removeItem: () => storage.removeItem(key),
      subscribe: (_key, changed) => {
        const listen = (event: StorageEvent) => {
          const concerned = event.key === key || event.key === null;
          if (event.storageArea === storage && concerned) changed(current());
        };
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      },
    },
    { getOnInit: true },
  );
}

function parsed<T>(stored: string | null, form: StoredForm<T>): T | undefined {
  if (stored === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  return form.read(value);
}
