import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';

/** How long a writer waits for another process's transaction to end. */
const busyLimitMs = 10_000;
const firstPauseMs = 2;
const longestPauseMs = 100;

/**
 * Runs Kysely's queries on one SQLite connection. Kysely's own mutex (SQLite's
 * adapter asks for it) lets one task at a time use it.
 *
 * It differs from Kysely's driver in two things. A transaction that may write
 * takes the write lock at its start: one that begins reading and then writes
 * fails at once when another process wrote in between, however long it would
 * have waited. And waiting for that lock pauses this task instead of blocking
 * the process, so that readers are served meanwhile.
 */
export class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #queries: DatabaseConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#queries = new SqliteQueries(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#queries;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const statement = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(statement));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** SQLite has already rolled back by itself after, for instance, a full disk. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#connection.inTransaction) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to ${quoted(name)}`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release ${quoted(name)}`));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

class SqliteQueries implements DatabaseConnection {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#executeWhenFree(query);
    return {
      rows: rows as Row[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** Inside a transaction nothing is retried: the lock is ours already. */
  async #executeWhenFree(query: CompiledQuery) {
    const giveUpAt = Date.now() + busyLimitMs;
    let pauseMs = firstPauseMs;
    for (;;) {
      try {
        return this.#connection.execute(query.sql, query.parameters);
      } catch (error) {
        const wait = !this.#connection.inTransaction && this.#connection.isBusy(error);
        if (!wait || Date.now() + pauseMs > giveUpAt) throw error;
      }
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
