import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db } from './db.ts';

/** A text column to sort by its bytes: the same order on both databases, whatever their language. */
export function bytewise(db: Db, column: string): RawBuilder<string> {
  return databaseKindOf(db) === 'postgres'
    ? sql<string>`${sql.ref(column)} collate "C"`
    : sql<string>`${sql.ref(column)}`;
}
