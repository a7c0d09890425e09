import type { Db } from '../db.ts';
import { tableWords } from './tables.ts';

/** Device cookies, unlocking a name, and counters that can be found by their name. */
export async function up(db: Db): Promise<void> {
  const { integer, text } = tableWords(db);
  await db.schema.alterTable('users').addColumn('deviceSecret', 'text', text).execute();
  await db.schema.alterTable('users').addColumn('unlockedAt', integer).execute();
  await db.schema.alterTable('loginThrottles').addColumn('nameKey', 'text').execute();
}
