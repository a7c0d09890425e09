import type { AddUserPorts } from '../../auth/addUser.ts';
import { revokedDevices } from '../../auth/userChanges.ts';
import type { Db } from '../../database/db.ts';
import type { Log } from '../../http/ports.ts';
import { demoLogin, fillDemo, hasCustomers } from '../../seed/fillDemo.ts';

export interface DemoPorts extends AddUserPorts {
  readonly log: Log;
}

/**
 * When demo data is wanted: fills a new database with demo customers, their documents and the demo user,
 * and gives one that was filled by npm run seed the demo user. When it is not, a demo user from earlier
 * is shut.
 * @returns the login to offer, if there is one
 */
export async function prepareDemo(
  ports: DemoPorts,
  wanted: boolean,
): Promise<typeof demoLogin | undefined> {
  if (wanted && (await isForDemo(ports.database))) await fill(ports);
  const open = await openDemoUser(ports, wanted);
  return open ? demoLogin : undefined;
}

/** No user exists yet, and all customers are demo data. */
async function isForDemo(database: Db): Promise<boolean> {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user !== undefined) return false;
  const run = await database.selectFrom('seedRuns').select('seed').limit(1).executeTakeFirst();
  return run !== undefined || !(await hasCustomers(database));
}

/** A second process waits for the first, and finds the data complete. */
async function fill(ports: DemoPorts): Promise<void> {
  const startedAt = performance.now();
  const added = await fillDemo(ports);
  const milliseconds = Math.round(performance.now() - startedAt);
  if (added === undefined || added.customers === 0) return;
  ports.log.write({ level: 'info', event: 'demoPrepared', fields: { ...added, milliseconds } });
}

/**
 * Enables or disables the demo user, if there is one. A user of that name with another password is
 * a real account and is not changed.
 */
async function openDemoUser(
  { database, passwordHash, log }: DemoPorts,
  open: boolean,
): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'passwordHash', 'active'])
    .where('name', '=', demoLogin.name)
    .executeTakeFirst();
  if (!user || !(await passwordHash.verify(demoLogin.password, user.passwordHash))) return false;
  const active = open ? 1 : 0;
  if (user.active !== active) {
    await database
      .updateTable('users')
      .set({ active, ...revokedDevices })
      .where('id', '=', user.id)
      .execute();
    if (!open) log.write({ level: 'warning', event: 'demoUserShut', fields: {} });
  }
  return open;
}
