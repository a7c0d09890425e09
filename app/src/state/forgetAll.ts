import { densityPrefix } from './density.ts';
import { draftsPrefix, storageKeys } from './editing/storedDrafts.ts';
import { marginsPrefix } from './margins.ts';
import { pageSizeKey } from './pageSize.ts';
import { sessionKey } from './session.ts';

/** Removes all that the app keeps in `storage`: session, choices and drafts, and nothing else. */
export function forgetAll(storage: Storage): void {
  const isOurs = (key: string) =>
    [sessionKey, pageSizeKey].includes(key) ||
    [densityPrefix, marginsPrefix, draftsPrefix].some((prefix) => key.startsWith(prefix));
  for (const key of storageKeys(storage).filter(isOurs)) storage.removeItem(key);
}
