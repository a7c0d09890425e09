import { Refusal, refusalResponse } from '../http/refusal.ts';
import type { RefusalCode } from '../http/refusal.ts';
import { browserRequest } from './browserRequest.ts';

/** What can go wrong with a call: no connection, or an answer with that status. */
export const faults = ['offline', 401, 500, 503] as const;
export type Fault = (typeof faults)[number];

export interface FaultPlan {
  /** Delay in milliseconds; `Infinity` never responds. */
  slow?: number;
  /** What happens instead of the answer. */
  fail?: Fault;
}

const refusals: Record<Exclude<Fault, 'offline'>, RefusalCode> = {
  401: 'session.required',
  500: 'server.failed',
  503: 'server.notReady',
};

/**
 * A `fetch` that works as the given one until a fault is planned, for stories
 * and tests of loading, failing and trying again.
 *
 * @param plan the faults of every call, or a function that chooses per request,
 *   also differently at another time; undefined lets the request through.
 */
export function withFaults(
  fetch: typeof globalThis.fetch,
  plan: FaultPlan | ((request: Request) => FaultPlan | undefined),
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = browserRequest(input, init);
    const { slow = 0, fail } = (typeof plan === 'function' ? plan(request) : plan) ?? {};
    if (slow > 0) await wait(slow, request.signal);
    request.signal.throwIfAborted();
    if (fail === 'offline') throw new TypeError('Failed to fetch');
    if (fail === undefined) return fetch(request);
    return refusalResponse(new Refusal(fail, refusals[fail], { requestId: 'fault' }));
  };
}

/** Ends early, by throwing the signal's reason, when the caller gives up. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    if (!Number.isFinite(milliseconds)) return;
    setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
  });
}
