import { draftsPrefix } from './editing/storedDrafts.ts';
import { marginsPrefix } from './margins.ts';
import { pageSizeKey } from './pageSize.ts';
import { sessionKey } from './session.ts';

/** Removes all that the app keeps in `storage`: session, choices and drafts, and nothing else. */
export function forgetAll(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter(isOurs)) storage.removeItem(key);
}

function isOurs(key: string): boolean {
  return (
    [sessionKey, pageSizeKey].includes(key) ||
    [marginsPrefix, draftsPrefix].some((prefix) => key.startsWith(prefix))
  );
}
