import { CompiledQuery } from 'kysely';
import type { Driver, TransactionSettings } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';
import { SqliteTask } from './sqliteTask.ts';
import type { SharedConnection, SqliteTaskOptions } from './sqliteTask.ts';
import { CommitGroup } from './commitGroup.ts';
import { Mutex } from './mutex.ts';

export interface SqliteDriverOptions extends SqliteTaskOptions {
  /** Schedules giving the connection to a task: at once by default. */
  readonly schedule?: (next: () => void) => void;
}

/** So many transactions are committed together at most: the first is answered after the last one. */
const largestGroup = 8;

/** The savepoint of a transaction after the first of its group. */
const member = 'member';

/**
 * Runs Kysely's queries on one SQLite connection, which one task at a time uses, first come, first
 * served; what only reads goes to the readers, where there are any, and waits for no writer.
 *
 * It differs from Kysely's driver in three things more. A transaction that may write takes the write lock
 * at its start: one that begins reading and then writes fails at once when another process wrote in
 * between, however long it would have waited. And waiting for that lock pauses this task instead of
 * blocking the process, so that readers are served meanwhile. And a transaction that ends while others wait
 * is committed with them, and ends when all are: each after the first is a savepoint.
 */
export class SqliteDriver implements Driver {
  readonly #shared: SharedConnection;
  readonly #options: SqliteDriverOptions;
  /** Whether the transaction whose turn it is may not be followed by writing ones. */
  #isReadOnly = false;

  constructor(connection: SqliteConnection, options: SqliteDriverOptions = {}) {
    this.#options = options;
    this.#shared = {
      connection,
      lock: new Mutex(options.schedule),
      group: new CommitGroup(connection),
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteTask> {
    return new SqliteTask(this.#shared, this.#options);
  }

  async beginTransaction(task: SqliteTask, { accessMode }: TransactionSettings): Promise<void> {
    const isReadOnly = accessMode === 'read only';
    await (isReadOnly ? task.takeTurnAlone() : task.takeTurn());
    this.#isReadOnly = isReadOnly;
    if (this.#isJoining) await this.savepoint(task, member);
    else await task.executeQuery(CompiledQuery.raw(isReadOnly ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(task: SqliteTask): Promise<void> {
    const { group, lock } = this.#shared;
    if (this.#isJoining) await this.releaseSavepoint(task, member);
    const isShared = lock.isAwaited && group.size + 1 < largestGroup && !this.#isReadOnly;
    if (!isShared) return group.commit();
    const committed = group.add();
    task.endTurn();
    await committed;
  }

  /** Nothing is left to roll back after, for instance, a full disk, or a commit with others that failed. */
  async rollbackTransaction(task: SqliteTask): Promise<void> {
    const { connection, group, lock } = this.#shared;
    const isRolledBack = !task.hasTurn || !connection.inTransaction;
    if (isRolledBack) return;
    if (this.#isJoining) {
      await this.rollbackToSavepoint(task, member);
      await this.releaseSavepoint(task, member);
      if (!lock.isAwaited) group.commit();
    } else await task.executeQuery(CompiledQuery.raw('rollback'));
  }

  /** Whether the transaction of the task whose turn it is follows others that are not committed yet. */
  get #isJoining(): boolean {
    return this.#shared.group.size > 0;
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
    this.#shared.connection.close();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
