import type { AddUserPorts } from '../auth/addUser.ts';
import type { Db } from '../database/db.ts';
import type { Log } from '../http/ports.ts';
import { demoCounts, demoLogin, fillDemo } from '../seed/fillDemo.ts';

export interface DemoPorts extends AddUserPorts {
  readonly log: Log;
}

/**
 * Fills a new database with demo customers, their documents and the demo user, when demo data is wanted. Where it is
 * not, a demo user from earlier is shut.
 * @returns the login to offer, if there is one
 */
export async function prepareDemo(
  ports: DemoPorts,
  wanted: boolean,
): Promise<typeof demoLogin | undefined> {
  if (wanted && (await isNew(ports.database))) await fill(ports);
  const open = await openDemoUser(ports, wanted);
  return open ? demoLogin : undefined;
}

async function isNew(database: Db): Promise<boolean> {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const customer = await database.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  return user === undefined && customer === undefined;
}

/** Of two processes at once, the second waits for the first, and finds all of it there. */
async function fill(ports: DemoPorts): Promise<void> {
  const startedAt = performance.now();
  const filled = await fillDemo(ports);
  const milliseconds = Math.round(performance.now() - startedAt);
  const fields = { ...demoCounts, milliseconds };
  if (filled) ports.log.write({ level: 'info', event: 'demoPrepared', fields });
}

/**
 * Opens or shuts the demo user, if there is one. A user of that name with another password is
 * somebody's own account and stays as it is.
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
    await database.updateTable('users').set({ active }).where('id', '=', user.id).execute();
    if (!open) log.write({ level: 'warning', event: 'demoUserShut', fields: {} });
  }
  return open;
}
