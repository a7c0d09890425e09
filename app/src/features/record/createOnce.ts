import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';

/** How something new is made, and how it is changed once it is there. */
export interface Maker<T, Made> {
  readonly create: (values: T, idempotencyKey: string) => Promise<Made>;
  readonly update: (made: Made, values: T) => Promise<Made>;
}

/**
 * Makes one thing, however often it is tried. When nobody knows whether a try arrived, the next one
 * repeats it under the same key; what was changed since then is a change of what that made.
 */
export function createOnce<T, Made>({
  create,
  update,
}: Maker<T, Made>): (values: T) => Promise<Made> {
  let unsure: { readonly values: T; readonly key: string } | undefined;
  return async function make(values) {
    const attempt = unsure ?? { values, key: newIdempotencyKey() };
    unsure = attempt;
    let made: Made;
    try {
      made = await create(attempt.values, attempt.key);
    } catch (error) {
      if (isUnsure(error)) throw error;
      unsure = undefined;
      // The earlier one was refused, so nothing is there: what stands there now is still to be made.
      if (attempt.values !== values) return make(values);
      throw error;
    }
    unsure = undefined;
    return attempt.values === values ? made : update(made, values);
  };
}

/**
 * Whether the server may have made it all the same: no answer, none that can be relied on, or one to an
 * ended session, which says nothing of the try before it.
 */
function isUnsure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.kind !== 'status';
}
