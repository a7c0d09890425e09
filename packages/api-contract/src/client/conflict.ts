import type { Call } from '../calls/Call.ts';
import type { Codec, Infer } from '../codec/Codec.ts';
import { nullable } from '../codec/optional.ts';
import { instant } from '../codec/scalars/instant.ts';
import { field, object } from '../codec/object.ts';
import { requiredText, text } from '../codec/scalars/text.ts';

/** Another user changed the same record first (status 409). */
export interface Conflict<T = unknown> extends ConflictFacts {
  /** The present record. */
  readonly current: T;
}

const conflictFacts = object({
  /** The version to send in order to overwrite it. */
  version: field('version', requiredText()),
  /** The name of the user who changed it last; empty when unknown. */
  changedBy: field('changedBy', text()),
  changedAt: field('changedAt', nullable(instant())),
});

type ConflictFacts = Infer<typeof conflictFacts>;

/** The codec of a conflict over what `current` reads: the `conflict` of an error body. */
export function conflictCodec<T>(current: Codec<T>) {
  return object({ ...conflictFacts.fields, current: field('current', current) });
}

/** The conflict in an error body; undefined when it has none. */
export function readConflict(body: unknown, { versioned }: Call): Conflict | undefined {
  if (!versioned || typeof body !== 'object' || body === null || !('conflict' in body)) {
    return undefined;
  }
  const decoded = conflictCodec(versioned).decode(body.conflict);
  return decoded.ok ? decoded.value : undefined;
}
