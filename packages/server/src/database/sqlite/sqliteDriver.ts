import { CompiledQuery } from 'kysely';
import type { Driver, TransactionSettings } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';
import { SqliteTask } from './sqliteTask.ts';
import type { SqliteTaskOptions } from './sqliteTask.ts';
import { Mutex } from './mutex.ts';

export interface SqliteDriverOptions extends SqliteTaskOptions {
  /** Schedules giving the connection to a task: at once by default. */
  readonly schedule?: (next: () => void) => void;
}

/**
 * Runs Kysely's queries on one SQLite connection, which one task at a time uses, first come, first
 * served; what only reads goes to the readers, where there are any, and waits for no writer.
 *
 * It differs from Kysely's driver in two things more. A transaction that may write takes the write lock
 * at its start: one that begins reading and then writes fails at once when another process wrote in
 * between, however long it would have waited. And waiting for that lock pauses this task instead of
 * blocking the process, so that readers are served meanwhile.
 */
export class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #options: SqliteDriverOptions;
  readonly #lock: Mutex;

  constructor(connection: SqliteConnection, options: SqliteDriverOptions = {}) {
    this.#connection = connection;
    this.#options = options;
    this.#lock = new Mutex(options.schedule);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteTask> {
    return new SqliteTask(this.#connection, this.#lock, this.#options);
  }

  async beginTransaction(task: SqliteTask, settings: TransactionSettings): Promise<void> {
    await task.takeTurn();
    const statement = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await task.executeQuery(CompiledQuery.raw(statement));
  }

  async commitTransaction(task: SqliteTask): Promise<void> {
    await task.executeQuery(CompiledQuery.raw('commit'));
  }

  /** SQLite has already rolled back by itself after, for instance, a full disk. */
  async rollbackTransaction(task: SqliteTask): Promise<void> {
    if (!this.#connection.inTransaction) return;
    await task.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(task: SqliteTask, name: string): Promise<void> {
    await task.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(task: SqliteTask, name: string): Promise<void> {
    await task.executeQuery(CompiledQuery.raw(`rollback to ${quoted(name)}`));
  }

  async releaseSavepoint(task: SqliteTask, name: string): Promise<void> {
    await task.executeQuery(CompiledQuery.raw(`release ${quoted(name)}`));
  }

  async releaseConnection(task: SqliteTask): Promise<void> {
    task.endTurn();
  }

  async destroy(): Promise<void> {
    await this.#options.readers?.close();
    this.#connection.close();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
