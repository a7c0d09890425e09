import { ApiError } from '@facturatie/api-contract';
import { isUnsure } from './createOnce.ts';

/**
 * Removes one thing, however often it is tried: when the answer to a try was lost and the thing is not
 * there any more, that try removed it.
 */
export function removeOnce(remove: () => Promise<unknown>): () => Promise<void> {
  let mayBeGone = false;
  return async () => {
    try {
      await remove();
    } catch (error) {
      if (mayBeGone && error instanceof ApiError && error.status === 404) return;
      mayBeGone ||= isUnsure(error);
      throw error;
    }
  };
}
