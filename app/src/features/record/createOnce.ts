import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';
import type { Attempt } from '../../state/drafts.ts';
import { differingPaths } from './mergeChanges.ts';

/** How something new is made, and how it is changed once it is there. */
export interface Maker<T, Made> {
  readonly create: (values: T, idempotencyKey: string) => Promise<Made>;
  readonly update: (made: Made, values: T) => Promise<Made>;
}

/** Remembers the try of which nobody knows whether it arrived. */
export interface Attempts<T> {
  readonly read: () => Attempt<T> | undefined;
  readonly write: (attempt: Attempt<T> | undefined) => void;
}

/**
 * Makes one thing, however often it is sent. When nobody knows whether a try arrived, the next one
 * repeats it under the same key; what was changed since then, and all that is sent once it is there, is a
 * change of what that made.
 *
 * @returns a `send` for `useRecordForm`, which remembers the try with the draft, so that it outlives a
 *   reload; without `attempts` it is remembered here
 */
export function createOnce<
  T extends object,
  Made extends { readonly version?: string | undefined },
>({
  create,
  update,
}: Maker<T, Made>): (values: T, version?: string, attempts?: Attempts<T>) => Promise<Made> {
  const attemptsHere = attemptsInMemory<T>();
  let made: Made | undefined;
  /** The key of the try that made it. */
  let madeBy: string | undefined;
  return async function make(values, version, attempts = attemptsHere): Promise<Made> {
    // The version that the person has seen, where somebody else changed it since it was made.
    if (made && (attempts.read()?.key ?? madeBy) === madeBy) {
      made = await update(version === undefined ? made : { ...made, version }, values);
      attempts.write(undefined);
      return made;
    }
    const attempt = attempts.read() ?? { values, key: newIdempotencyKey() };
    attempts.write(attempt);
    try {
      made = await create(attempt.values, attempt.key);
      madeBy = attempt.key;
    } catch (error) {
      if (isUnsure(error)) throw error;
      attempts.write(undefined);
      // The earlier one was refused, so nothing is there: what stands there now is still to be made.
      if (isSame(attempt.values, values)) throw error;
      return make(values, version, attempts);
    }
    // Until the change of it is there too, the try is what tells after a crash that it was made.
    if (!isSame(attempt.values, values)) return make(values, version, attempts);
    attempts.write(undefined);
    return made;
  };
}

function attemptsInMemory<T>(): Attempts<T> {
  let unsure: Attempt<T> | undefined;
  return { read: () => unsure, write: (attempt) => void (unsure = attempt) };
}

function isSame<T extends object>(one: T, other: T): boolean {
  return differingPaths(one, other).length === 0;
}

/**
 * Whether the server may have made it all the same: no answer, none that can be relied on, or one to an
 * ended session, which says nothing of the try before it.
 */
export function isUnsure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.kind !== 'status';
}
