import { createFetch } from 'ofetch';
import type { Call, CallInput, CallOutput } from '../calls/Call.ts';
import { type RequestOptions, type Send, request } from './request.ts';

/** Where calls are sent, and the tokens of the session. */
export interface ClientOptions {
  /** Goes before every path; absent or empty for calls to the page's own origin. */
  readonly baseUrl?: string;
  /** Returns the signed-in user's access token; called for every call that needs it. */
  readonly token: () => string | undefined;
  /** Returns the value of a cookie of the page, for the anti-forgery token. */
  readonly cookie: (name: string) => string | undefined;
  /** Does the sending; the platform's fetch by default. */
  readonly fetch?: Send;
}

/** The arguments of a call: its input, optional when it has none, and options. */
export type CallArguments<C extends Call> =
  unknown extends CallInput<C>
    ? [input?: Record<string, never>, options?: RequestOptions]
    : [input: CallInput<C>, options?: RequestOptions];

/** Makes any call: typed input and options in, the typed answer out, or an ApiError. */
export type Caller = <C extends Call>(
  call: C,
  ...given: CallArguments<C>
) => Promise<CallOutput<C>>;

/**
 * Creates a caller, which never retries a call. It imports no calls: a page loads only the calls that it
 * imports.
 *
 * @example const call = createCaller(options); const { customers } = await call(listCustomers, { query: {
 * page: 1, perPage: 10, search: '' } });
 */
export function createCaller(options: ClientOptions): Caller {
  const send: Send = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const wire = { ...options, fetch: createFetch({ fetch: send as typeof globalThis.fetch }) };
  const call = (called: Call, input: object = {}, requestOptions: RequestOptions = {}) =>
    request(wire, called, input, requestOptions);
  return call as Caller;
}
