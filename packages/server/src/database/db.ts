import { CamelCasePlugin, Kysely, PostgresAdapter } from 'kysely';
import type { Dialect, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** An open database of either kind; a transaction of it fits wherever a `Db` is asked for. */
export type Db = Kysely<Database>;

/** A running transaction: work that stands or falls together. */
export type DbTransaction = Transaction<Database>;

export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Gives a dialect the schema and the one translation between camelCase and snake_case. */
export function createDb(dialect: Dialect): Db {
  return new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Which database stands behind `db`: for the few statements that the two spell differently. */
export function databaseKindOf(db: Db): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Runs `work` in a transaction of its own, or as part of the one that `db` already is. */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: DbTransaction) => Promise<Result>,
): Promise<Result> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work);
}

function isTransaction(db: Db): db is DbTransaction {
  return db.isTransaction;
}
