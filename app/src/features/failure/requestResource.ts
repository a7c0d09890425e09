import { createResource } from '../../state/resource.ts';
import type { Resource } from '../../state/resource.ts';
import { reportFailedLoad } from './reportFailure.ts';

/**
 * Starts a request for a screen; a failure is reported in toasts as well.
 *
 * @param failureTitle of the toasts
 */
export function requestResource<T>(
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  failureTitle?: string,
): Resource<T> {
  return createResource((either) => reportFailedLoad(run(either), either, failureTitle), signal);
}
