import { createFetch } from 'ofetch';
import type { Call, CallInput, CallOutput } from '../calls/Call.ts';
import { type RequestOptions, type Send, request } from './request.ts';

/** Where calls are sent, and the tokens of the session. */
export interface ClientOptions {
  /** Goes before every path; absent or empty for calls to the page's own origin. */
  readonly baseUrl?: string;
  /** The signed-in user's access token, asked again for every call that carries one. */
  readonly token: () => string | undefined;
  /** The value of a cookie of the page; asked for the anti-forgery token. */
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
 * Makes a caller, which never repeats a call by itself. It knows no call: a page that imports its own
 * calls loads those and no others.
 *
 * @example const call = createCaller(options);
 *   const { customers } = await call(listCustomers, { query: { page: 1, perPage: 10, search: '' } });
 */
export function createCaller(options: ClientOptions): Caller {
  const send: Send = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const wire = { ...options, fetch: createFetch({ fetch: send as typeof globalThis.fetch }) };
  const call = (called: Call, input: object = {}, requestOptions: RequestOptions = {}) =>
    request(wire, called, input, requestOptions);
  return call as Caller;
}
