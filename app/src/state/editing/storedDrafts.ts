import { parseStored } from '../storedAtom.ts';

/** The prefix of the storage keys of drafts. */
export const draftsPrefix = 'draft:';

const day = 24 * 60 * 60 * 1000;
/** Drafts are removed when this old, because they hold personal data. */
const keptFor = 30 * day;

/** Removes drafts that are too old. Apart from what opens drafts: every page does it, at its start. */
export function removeOldDrafts(storage: Storage, now: () => number = Date.now): void {
  for (const key of draftKeys(storage)) {
    const typedAt = storedRecord(storage.getItem(key))?.['typedAt'];
    if (!(typeof typedAt === 'number' && now() - typedAt < keptFor)) storage.removeItem(key);
  }
}

/** The storage keys of all drafts. */
export function draftKeys(storage: Storage): string[] {
  return storageKeys(storage).filter((key) => key.startsWith(draftsPrefix));
}

/** All keys of a storage. */
export function storageKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

/** A stored JSON object; undefined when it is none. */
export function storedRecord(text: string | null): Record<string, unknown> | undefined {
  return recordOf(parseStored(text));
}

/** A copy of an object; undefined when it is none. */
export function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
