import type { Call } from '../calls/Call.ts';
import type { Infer } from '../codec/Codec.ts';
import type { Issue } from '../codec/issue.ts';
import type { Conflict } from './conflict.ts';
import type { ErrorMessages } from './errorMessages.ts';

/**
 * What went wrong with a call (spec §8):
 *
 * - `connection`: the server was not reached, or the connection broke (status 0)
 * - `unauthorized`: status 401
 * - `status`: any other status that is not a success
 * - `malformed`: a success whose body is not what the call promises
 */
export const apiErrorKinds = ['connection', 'unauthorized', 'status', 'malformed'] as const;

export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** The one error a call fails with, except for an abort, which stays an AbortError. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The messages of the body, by field, ready to be shown. */
  readonly messages: ErrorMessages;
  /** For `malformed`: what did not decode, by wire path. */
  readonly issues: readonly Issue[];
  /** For status 409: the other author and the present record; read it with `conflictOf`. */
  readonly conflict: Conflict | undefined;

  constructor(
    parts: {
      call: string;
      kind: ApiErrorKind;
      status: number;
      messages?: ErrorMessages;
      issues?: readonly Issue[];
      conflict?: Conflict | undefined;
    },
    options?: ErrorOptions,
  ) {
    super(`${parts.call}: ${parts.kind} (${parts.status})`, options);
    this.name = 'ApiError';
    this.kind = parts.kind;
    this.status = parts.status;
    this.messages = parts.messages ?? { errors: {} };
    this.issues = parts.issues ?? [];
    this.conflict = parts.conflict;
  }
}

/** The conflict that `call` failed with, typed; undefined when it failed with something else. */
export function conflictOf<C extends Call>(
  _call: C,
  error: ApiError,
): Conflict<Infer<NonNullable<C['versioned']>>> | undefined {
  return error.conflict as Conflict<Infer<NonNullable<C['versioned']>>> | undefined;
}
