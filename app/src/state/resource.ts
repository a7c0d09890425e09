import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { useState } from 'react';

/** The outcome of a request so far. */
type Outcome<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** What a screen shows of server data; 'stale' is the earlier answer while a newer one is awaited. */
export type ResourceState<T> = Outcome<T> | { readonly status: 'stale'; readonly value: T };

/** One request under way or answered. */
export interface Resource<T> {
  readonly outcomeAtom: Atom<Outcome<T>>;
}

/**
 * Starts `run` at once; a failure is an outcome too and is never thrown. When nothing shows the resource any
 * more, or `signal` aborts, the request is aborted and its answer dropped.
 */
export function createResource<T>(
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Resource<T> {
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  let outcome: Outcome<T> = { status: 'loading' };
  let mounts = 0;
  const answer = run(either).then(
    (value) => settle({ status: 'ready', value }),
    (error: unknown) => settle({ status: 'failed', error }),
  );
  function settle(settled: Outcome<T>) {
    if (!either.aborted) outcome = settled;
  }

  const seenAtom = atom<Outcome<T>>(outcome);
  seenAtom.onMount = (setOutcome) => {
    mounts += 1;
    setOutcome(outcome);
    void answer.then(() => setOutcome(outcome));
    return () => {
      mounts -= 1;
      // React may unmount and mount again within one turn.
      queueMicrotask(() => {
        if (mounts === 0 && outcome.status === 'loading') left.abort();
      });
    };
  };
  // What was answered before the first render is shown by it.
  const outcomeAtom = atom((get) => {
    const seen = get(seenAtom);
    return seen.status === 'loading' ? outcome : seen;
  });
  return { outcomeAtom };
}

/** A resource that is ready without a request. */
export function readyResource<T>(value: T): Resource<T> {
  return { outcomeAtom: atom<Outcome<T>>({ status: 'ready', value }) };
}

/**
 * The state of `resource` for a screen (a hook). While a later resource loads, the last answer stays as 'stale';
 * after a failure it is dropped, because it belongs to another URL.
 */
export function useResource<T>({ outcomeAtom }: Resource<T>): ResourceState<T> {
  const outcome = useAtomValue(outcomeAtom);
  const [settled, setSettled] = useState(outcome);
  if (outcome.status !== 'loading' && outcome !== settled) setSettled(outcome);
  if (outcome.status === 'loading' && settled.status === 'ready') {
    return { status: 'stale', value: settled.value };
  }
  return outcome;
}
