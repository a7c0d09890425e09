import type { Db } from '../database/db.ts';
import type { Clock, PasswordHash } from '../http/ports.ts';
import { normaliseLoginName } from './loginName.ts';

export interface NewUser {
  /** As it is shown; the login name is its normalised form. */
  readonly name: string;
  readonly password: string;
}

export interface AddUserPorts {
  readonly database: Db;
  readonly clock: Clock;
  readonly passwordHash: PasswordHash;
}

/** Adds a user. Returns false, and changes nothing, when the name is taken. */
export async function addUser(
  { database, clock, passwordHash }: AddUserPorts,
  { name, password }: NewUser,
): Promise<boolean> {
  const result = await database
    .insertInto('users')
    .values({
      name: normaliseLoginName(name),
      displayName: name.trim(),
      passwordHash: await passwordHash.hash(password),
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
