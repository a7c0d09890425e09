import type { Codec, Infer } from '../codec/Codec.ts';

/**
 * How a call authenticates (spec §6): not at all, with the user's bearer token, or only with
 * the session's own cookie.
 */
export const callAuths = ['none', 'bearer', 'session'] as const;

export type CallAuth = (typeof callAuths)[number];

/** A call of the API as data, shared by client and server. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, version included; `{id}` is the parameter of that wire name. */
  readonly path: string;
  readonly auth: CallAuth;
  /** The parameters in the path, by their wire names. */
  readonly params?: Codec<unknown>;
  readonly query?: Codec<unknown>;
  readonly body?: Codec<unknown>;
  readonly response: Codec<unknown>;
  /** The type of an answer that is a file; an answer without it is JSON. */
  readonly media?: 'application/pdf' | 'application/xml';
  /** A call that creates something: sent twice with one Idempotency-Key, it creates one. */
  readonly creates?: true;
  /** A call that removes or releases something: sent twice with one Idempotency-Key, it does so once. */
  readonly removes?: true;
  /**
   * The answer says which version of the thing it holds (ETag), unless the call removes it. A call
   * that changes or removes the thing takes the version that it was decided on (If-Match), and is
   * refused with 409 when that is not the current one; the refusal carries what this codec reads: the
   * thing as it is now. It carries nothing when another thing has the address now.
   */
  readonly versioned?: Codec<unknown>;
}

/** The input of a call: the declared parts, typed in English. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C extends {
  readonly [Key in Name]: Codec<infer T>;
}
  ? { readonly [Key in Name]: T }
  : unknown;

/** The output of a call; of a versioned call with its version. */
export type CallOutput<C extends Call> = C extends { versioned: Codec<unknown>; removes?: never }
  ? Versioned<Infer<C['response']>>
  : Infer<C['response']>;

/** A response and its version (ETag), absent when the server has none. */
export type Versioned<T> = T & { readonly version?: string | undefined };
