import { conflictCodec } from '@facturatie/api-contract';
import type { Call, Infer } from '@facturatie/api-contract';
import { lastChange } from '../database/changes/recordChange.ts';
import type { Db } from '../database/db.ts';
import type { ChangedThing } from '../database/documentTables.ts';
import { entityTag } from './entityTag.ts';
import { Refusal } from './refusal.ts';

type VersionedCall = Call & { readonly versioned: NonNullable<Call['versioned']> };

/** A thing as it is now, in the transaction that wants to change it. */
export interface Current<C extends VersionedCall> {
  readonly thing: ChangedThing;
  readonly thingId: number;
  readonly version: number;
  /** What the caller gets to see of it. */
  readonly show: () => Promise<Infer<C['versioned']>>;
}

/**
 * Refuses a change that was made on another version than the current one.
 * @throws Refusal 409 with who changed it, when, and how it is now
 */
export async function refuseStale<C extends VersionedCall>(
  trx: Db,
  call: C,
  expectedVersion: number | undefined,
  { thing, thingId, version, show }: Current<C>,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const conflict = {
    version: entityTag(version),
    ...(await lastChange(trx, thing, thingId)),
    current: await show(),
  };
  throw new Refusal(409, 'version.stale', {
    conflict: conflictCodec(call.versioned).encode(conflict),
  });
}
