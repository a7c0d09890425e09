import { storageInMemory } from '../../src/state/storageInMemory.ts';

/** What keeps session and drafts: the browser's own storage, or memory where that is forbidden. */
export function pageStorage(): Storage {
  try {
    const { localStorage } = window;
    const key = 'demo:can-keep';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    return storageInMemory();
  }
}
