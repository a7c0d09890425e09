import { CamelCasePlugin, Kysely, PostgresAdapter, sql } from 'kysely';
import type { Dialect, KyselyConfig, RawBuilder, Transaction, TransactionBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** An open database of either kind; a transaction of it fits wherever a `Db` is expected. */
export type Db = Kysely<Database>;

/** A running transaction. */
export type DbTransaction = Transaction<Database>;

export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * Gives a dialect the schema and the one translation between camelCase and snake_case.
 * @param transactions a dialect whose connections the transactions have; the same by default
 */
export function createDb(dialect: Dialect, transactions?: Dialect): Db {
  const plugins = [new CamelCasePlugin()];
  if (transactions === undefined) return new Kysely<Database>({ dialect, plugins });
  return new SeparateTransactions({ dialect, plugins }, createDb(transactions));
}

/** A database whose transactions run in another one. */
class SeparateTransactions extends Kysely<Database> {
  readonly #transactions: Db;

  constructor(config: KyselyConfig, transactions: Db) {
    super(config);
    this.#transactions = transactions;
  }

  override transaction(): TransactionBuilder<Database> {
    return this.#transactions.transaction();
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.#transactions.destroy()]);
  }
}

/** The dialect of `db`: for the few statements that the two spell differently. */
export function databaseKindOf(db: Db): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** A text column to sort by its bytes: the same order on both databases, whatever their language. */
export function bytewise(db: Db, column: string): RawBuilder<string> {
  return databaseKindOf(db) === 'postgres'
    ? sql<string>`${sql.ref(column)} collate "C"`
    : sql<string>`${sql.ref(column)}`;
}

/** PostgreSQL's code of a unique violation. */
const postgresCode = '23505';

/** Whether a statement failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === postgresCode || error.message.includes('UNIQUE constraint failed');
}
