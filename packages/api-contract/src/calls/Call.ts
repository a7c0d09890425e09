import type { Codec, Infer } from '../codec/Codec.ts';

/**
 * How a call says who is asking (spec §6): not at all, with the user's bearer token, or only with
 * the session's own cookie.
 */
export const callAuths = ['none', 'bearer', 'session'] as const;

export type CallAuth = (typeof callAuths)[number];

/** One call of the API as data, shared by the client that makes it and the server that answers. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, version included. */
  readonly path: string;
  readonly auth: CallAuth;
  readonly query?: Codec<unknown>;
  readonly body?: Codec<unknown>;
  readonly response: Codec<unknown>;
}

/** What a caller gives: the parts that the call declares, typed in English. */
export type CallInput<C extends Call> = (C extends { query: Codec<unknown> }
  ? { readonly query: Infer<C['query']> }
  : unknown) &
  (C extends { body: Codec<unknown> } ? { readonly body: Infer<C['body']> } : unknown);

/** What a caller gets. */
export type CallOutput<C extends Call> = Infer<C['response']>;
