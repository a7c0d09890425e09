import { recordChange } from '../database/changes/recordChange.ts';
import type { Author } from '../database/changes/recordChange.ts';
import type { Db, DbTransaction } from '../database/db.ts';
import { lockedForUpdate } from '../database/rowLock.ts';
import type { User } from '../database/schema.ts';
import type { Sha256 } from '../http/ports.ts';
import { normaliseLoginName } from './loginName.ts';
import { forgetFailures } from './loginThrottle.ts';

/** The columns that revoke the device cookies of a user. */
export const revokedDevices = { deviceSecret: '' } as const;

/** Whether there is a user of that name, who may sign in or not. */
export async function hasUser(database: Db, name: string): Promise<boolean> {
  return (await named(database, name).select('id').executeTakeFirst()) !== undefined;
}

/** A user as the log of changes shows it: never its hash. */
function shown({ name, displayName, active }: User): object {
  return { name, displayName, active };
}

/** Writes into the log of changes that a user was added, in the transaction that does it. */
export async function recordUser(trx: DbTransaction, author: Author, name: string): Promise<void> {
  const user = await findUser(trx, name);
  if (user === undefined) throw new Error('A user that was just added is not there');
  await recordChange(trx, author, { thing: 'user', thingId: user.id, after: shown(user) });
}

/**
 * Enables or disables a user, and ends all its sessions.
 * @returns the user as it was before; undefined when there is none of that name
 */
export async function setUserActive(
  database: Db,
  author: Author,
  name: string,
  wanted: boolean,
): Promise<User | undefined> {
  const active = wanted ? 1 : 0;
  return changeUser(database, author, name, async (trx, user) => {
    if (user.active === active) return undefined;
    await updateUser(trx, user, { active, ...revokedDevices });
    await endSessions(trx, user);
    return { active };
  });
}

/**
 * Sets the password of a user, and ends all its sessions.
 * @param passwordHash what is stored of the password
 * @returns whether there is a user of that name
 */
export async function setUserPassword(
  database: Db,
  author: Author,
  name: string,
  passwordHash: string,
): Promise<boolean> {
  const found = await changeUser(database, author, name, async (trx, user) => {
    await updateUser(trx, user, { passwordHash, ...revokedDevices });
    await endSessions(trx, user);
    return { passwordChanged: true };
  });
  return found !== undefined;
}

/**
 * Lets a user try again at once: forgets the failures counted for that name, and for a quarter of an
 * hour those of other networks do not count against it.
 * @returns whether there is a user of that name
 */
export async function unlockUser(
  database: Db,
  author: Author,
  name: string,
  sha256: Sha256,
): Promise<boolean> {
  const found = await changeUser(database, author, name, async (trx, user) => {
    await updateUser(trx, user, { unlockedAt: author.clock.now() });
    await forgetFailures(trx, sha256, user.name);
    return { unlocked: true };
  });
  return found !== undefined;
}

/**
 * Changes a user in a transaction, and records it in the log of changes.
 * @param change returns what the log shows of the change; undefined when there is none
 * @returns the user before the change; undefined when there is none of that name
 */
async function changeUser(
  database: Db,
  author: Author,
  name: string,
  change: (trx: DbTransaction, user: User) => Promise<object | undefined>,
): Promise<User | undefined> {
  return database.transaction().execute(async (trx) => {
    const user = await findUser(trx, name);
    const changed = user && (await change(trx, user));
    if (user === undefined || changed === undefined) return user;
    await recordChange(trx, author, {
      thing: 'user',
      thingId: user.id,
      before: shown(user),
      after: { ...shown(user), ...changed },
    });
    return user;
  });
}

async function updateUser(trx: DbTransaction, { id }: User, values: Partial<User>): Promise<void> {
  await trx.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Locked until the transaction ends, so that no sign-in happens meanwhile. */
async function findUser(trx: DbTransaction, name: string): Promise<User | undefined> {
  return lockedForUpdate(trx, named(trx, name).selectAll()).executeTakeFirst();
}

function named(database: Db, name: string) {
  return database.selectFrom('users').where('name', '=', normaliseLoginName(name));
}

async function endSessions(trx: DbTransaction, { id }: User): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', id).execute();
}
