import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteConnection, SqliteReaders, SqliteResult } from './sqliteConnection.ts';
import type { CommitGroup } from './commitGroup.ts';
import type { Mutex } from './mutex.ts';

/** The busy timeout for the transaction of another process. */
const busyLimitMs = 10_000;
const firstPauseMs = 2;
const longestPauseMs = 100;

/** The connection that the tasks of one database share, one at a time. */
export interface SharedConnection {
  readonly connection: SqliteConnection;
  readonly lock: Mutex;
  /** The transactions that wait for a commit. */
  readonly group: CommitGroup;
}

export interface SqliteTaskOptions {
  /** Run what only reads, outside transactions; without readers the connection runs all. */
  readonly readers?: SqliteReaders;
  /** Called when a task is done with the connection outside a transaction, before the next one has it. */
  readonly afterTask?: () => Promise<void>;
}

/** What one task does with the database: a statement, or a transaction. */
export class SqliteTask implements DatabaseConnection {
  readonly #shared: SharedConnection;
  readonly #options: SqliteTaskOptions;
  #hasTurn = false;

  constructor(shared: SharedConnection, options: SqliteTaskOptions) {
    this.#shared = shared;
    this.#options = options;
  }

  /** Whether the connection is this task's own. */
  get hasTurn(): boolean {
    return this.#hasTurn;
  }

  /** Waits until the connection is this task's own; a transaction of others may be open on it. */
  async takeTurn(): Promise<void> {
    await this.#shared.lock.obtain();
    this.#hasTurn = true;
  }

  /** The same, and commits what others wrote. */
  async takeTurnAlone(): Promise<void> {
    await this.takeTurn();
    const { group } = this.#shared;
    if (group.size > 0) group.commit();
  }

  /** Releases the connection to the next task. */
  endTurn(): void {
    if (!this.#hasTurn) return;
    this.#hasTurn = false;
    const { connection, lock } = this.#shared;
    const release = () => lock.release();
    const { afterTask } = this.#options;
    if (afterTask === undefined || connection.inTransaction) release();
    else void afterTask().then(release, release);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { readers } = this.#options;
    if (readers !== undefined && !this.#hasTurn && query.query.kind === 'SelectQueryNode') {
      return { rows: (await readers.read(query.sql, query.parameters)) as Row[] };
    }
    if (!this.#hasTurn) await this.takeTurnAlone();
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
  async #executeWhenFree(query: CompiledQuery): Promise<SqliteResult> {
    const { connection, group } = this.#shared;
    const giveUpAt = Date.now() + busyLimitMs;
    let pauseMs = firstPauseMs;
    for (;;) {
      try {
        return connection.execute(query.sql, query.parameters);
      } catch (error) {
        // After, for instance, a full disk, SQLite has rolled back all that is not committed.
        if (!connection.inTransaction) group.fail(error);
        const wait = !connection.inTransaction && connection.isBusy(error);
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
