import { useState, useSyncExternalStore } from 'react';
import { reportFailedLoad } from '../features/failure/reportFailure.ts';

/** What has come of a request so far. */
type Outcome<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** What a screen shows of server data; 'stale' is the earlier answer while a newer one is awaited. */
export type ResourceState<T> = Outcome<T> | { readonly status: 'stale'; readonly value: T };

/** One request under way or answered, readable at any moment. */
export interface Resource<T> {
  outcome(): Outcome<T>;
  subscribe(listener: () => void): () => void;
}

/**
 * Starts `run` and keeps its outcome; a failure is an outcome too: it is reported in toasts and never
 * thrown. When the last subscriber leaves, or `signal` aborts, the request is aborted and its answer
 * dropped.
 *
 * @param failureTitle of the toasts
 */
export function requestResource<T>(
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  failureTitle?: string,
): Resource<T> {
  const listeners = new Set<() => void>();
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  let outcome: Outcome<T> = { status: 'loading' };

  const settle = (settled: Outcome<T>) => {
    if (either.aborted) return;
    outcome = settled;
    for (const listener of listeners) listener();
  };
  reportFailedLoad(run(either), either, failureTitle).then(
    (value) => settle({ status: 'ready', value }),
    (error: unknown) => settle({ status: 'failed', error }),
  );

  return {
    outcome: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // React may leave and come back within one turn; only who stays away has left.
        queueMicrotask(() => {
          if (listeners.size === 0 && outcome.status === 'loading') left.abort();
        });
      };
    },
  };
}

/** A resource that needs no request: `value` is there already. */
export function readyResource<T>(value: T): Resource<T> {
  const outcome: Outcome<T> = { status: 'ready', value };
  return { outcome: () => outcome, subscribe: () => () => undefined };
}

/**
 * The state of `resource` for a screen (a hook). While a later resource loads, the last answer stays
 * as 'stale'; after a failure nothing of it is kept, because it would stand under another address.
 */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const outcome = useSyncExternalStore(resource.subscribe, resource.outcome);
  const [settled, setSettled] = useState(outcome);
  if (outcome.status !== 'loading' && outcome !== settled) setSettled(outcome);
  if (outcome.status === 'loading' && settled.status === 'ready') {
    return { status: 'stale', value: settled.value };
  }
  return outcome;
}
