import { createFetch } from 'ofetch';
import type { Call, CallInput, CallOutput } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import { type RequestOptions, type Send, request } from './request.ts';

/** Where the client sends its calls and what it may know of the session. */
export interface ClientOptions {
  /** Goes before every path; absent or empty for calls to the page's own origin. */
  readonly baseUrl?: string;
  /** The signed-in user's access token, asked anew for every call that carries one. */
  readonly token: () => string | undefined;
  /** The value of a cookie of the page; asked for the anti-forgery token. */
  readonly cookie: (name: string) => string | undefined;
  /** Does the sending; the platform's fetch by default. */
  readonly fetch?: Send;
}

/** One method per call: typed input and options in, the typed answer out, or an ApiError. */
export type Client = {
  readonly [Name in keyof typeof calls]: Method<(typeof calls)[Name]>;
};

type Method<C extends Call> =
  unknown extends CallInput<C>
    ? (input?: Record<string, never>, options?: RequestOptions) => Promise<CallOutput<C>>
    : (input: CallInput<C>, options?: RequestOptions) => Promise<CallOutput<C>>;

/** Makes the client of the whole API. It never repeats a call by itself. */
export function createClient(options: ClientOptions): Client {
  const send: Send = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const wire = { ...options, fetch: createFetch({ fetch: send as typeof globalThis.fetch }) };
  const methods = Object.values(calls).map((call: Call) => [
    call.name,
    (input?: CallInput<Call>, requestOptions?: RequestOptions) =>
      request(wire, call, input ?? {}, requestOptions ?? {}),
  ]);
  return Object.fromEntries(methods) as Client;
}
