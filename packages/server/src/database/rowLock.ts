import type { SelectQueryBuilder } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db } from './db.ts';
import type { Database } from './schema.ts';

type Query<Table extends keyof Database, Row> = SelectQueryBuilder<Database, Table, Row>;

/**
 * Keeps the rows that a query reads as they are until the transaction ends. SQLite needs nothing: a
 * transaction that may write is alone.
 */
export function lockedForUpdate<Table extends keyof Database, Row>(
  db: Db,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return databaseKindOf(db) === 'postgres' ? query.forUpdate() : query;
}

/** The same, skipping rows that another transaction has locked. */
export function lockedUnlessHeld<Table extends keyof Database, Row>(
  db: Db,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return databaseKindOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query;
}

/** The same, where others may read and hold the rows too but not change them. */
export function lockedForShare<Table extends keyof Database, Row>(
  db: Db,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return databaseKindOf(db) === 'postgres' ? query.forShare() : query;
}
