import { conflictCodec } from '@facturatie/api-contract';
import type { Call, Infer } from '@facturatie/api-contract';
import { lastChange } from '../database/changes/recordChange.ts';
import type { Db } from '../database/db.ts';
import type { ChangedThing } from '../database/documentTables.ts';
import { entityTag, isOfOtherThing } from './entityTag.ts';
import type { ThingVersion } from './entityTag.ts';
import { Refusal } from './refusal.ts';

type VersionedCall = Call & { readonly versioned: NonNullable<Call['versioned']> };

/** The present record, in the transaction that changes or removes it. */
export interface Current<C extends VersionedCall> {
  readonly thing: ChangedThing;
  readonly version: ThingVersion;
  /** What the caller gets to see of it. */
  readonly show: () => Infer<C['versioned']>;
}

/**
 * Refuses a change or a removal that was decided on another version than the current one.
 * @param expected the ETag that the caller saw; undefined when any will do
 * @throws Refusal 409 with the user and time of the change and the current record; without these when the
 *   address was given to another record meanwhile
 */
export async function refuseStale<C extends VersionedCall>(
  trx: Db,
  call: C,
  expected: string | undefined,
  { thing, version, show }: Current<C>,
): Promise<void> {
  const tag = entityTag(version);
  if (expected === undefined || expected === tag) return;
  if (isOfOtherThing(expected, version)) throw new Refusal(409, 'version.otherThing');
  const changed = await lastChange(trx, thing, version.id);
  const conflict = { version: tag, ...changed, current: show() };
  throw new Refusal(409, call.removes ? 'version.staleRemoval' : 'version.stale', {
    conflict: conflictCodec(call.versioned).encode(conflict),
  });
}
