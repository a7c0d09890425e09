import type { Db } from '../db.ts';
import * as customersAndUsers from './0001-customers-and-users.ts';

/** One step forward of the schema; a step that was released is never edited. */
export interface Migration {
  name: string;
  up: (db: Db) => Promise<void>;
}

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  { name: '0001-customers-and-users', up: customersAndUsers.up },
];
