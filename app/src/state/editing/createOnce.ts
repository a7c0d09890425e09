import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';
import type { Saved } from './recordKind.ts';

/** A request to create a record whose outcome is unknown. */
export interface Attempt<T> {
  readonly values: T;
  /** Sent again with the next try, so that the server creates one record (`newIdempotencyKey`). */
  readonly key: string;
}

/** How a record is created, changed once it exists, and how an attempt of unknown outcome is stored. */
export interface CreateOnceOptions<T, S> {
  readonly create: (values: T, idempotencyKey: string) => Promise<S>;
  readonly update: (values: T, version: string | undefined, made: S) => Promise<S>;
  readonly isSame: (one: T, other: T) => boolean;
  readonly readAttempt: () => Attempt<T> | undefined;
  readonly writeAttempt: (attempt: Attempt<T> | undefined) => void;
}

/**
 * Creates one record, however often it is sent. While the outcome of an attempt is unknown, the next one repeats
 * it under the same key. What was changed since then, and all that is sent once the record exists, is sent as a
 * change of it.
 *
 * @returns sends a record; `version` is the one that the user has seen, after a conflict
 */
export function createOnce<T, S extends Saved>(options: CreateOnceOptions<T, S>) {
  const { create, update, isSame, readAttempt, writeAttempt } = options;
  let made: S | undefined;
  /** The key of the attempt that created it. */
  let madeBy: string | undefined;
  return async function send(values: T, version?: string): Promise<S> {
    if (made && (readAttempt()?.key ?? madeBy) === madeBy) {
      made = await update(values, version ?? made.version, made);
      writeAttempt(undefined);
      return made;
    }
    const attempt = readAttempt() ?? { values, key: newIdempotencyKey() };
    writeAttempt(attempt);
    try {
      made = await create(attempt.values, attempt.key);
      madeBy = attempt.key;
    } catch (error) {
      if (isOutcomeUnknown(error)) throw error;
      writeAttempt(undefined);
      // The earlier attempt was refused: what is sent now is still to be created.
      if (isSame(attempt.values, values)) throw error;
      return send(values, version);
    }
    // Until the change is saved too, the attempt records for after a crash that the record exists.
    if (!isSame(attempt.values, values)) return send(values, version);
    writeAttempt(undefined);
    return made;
  };
}

/**
 * Whether the server may have done it all the same: no answer, an unreliable one, or one to an ended session,
 * which says nothing about the attempt before it.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.kind !== 'status';
}
