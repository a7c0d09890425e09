import { newIdempotencyKey } from '@facturatie/api-contract';

/** What a removal is sent with: the version that the user saw, and the key of all its attempts. */
interface Removal {
  readonly version: string | undefined;
  readonly idempotencyKey: string;
}

/**
 * Removes one thing, however often it is tried: all tries have one key, so that the server answers one
 * whose answer was lost again, and removes nothing that got the same number since.
 */
export function removeOnce(
  remove: (removal: Removal) => Promise<unknown>,
): (version: string | undefined) => Promise<void> {
  const idempotencyKey = newIdempotencyKey();
  return async (version) => {
    await remove({ version, idempotencyKey });
  };
}
