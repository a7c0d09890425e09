import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteConnection, SqliteReaders, SqliteResult } from './sqliteConnection.ts';
import type { Mutex } from './mutex.ts';

/** The busy timeout for the transaction of another process. */
const busyLimitMs = 10_000;
const firstPauseMs = 2;
const longestPauseMs = 100;

/** What the tasks of one database share. */
export interface SqliteTaskOptions {
  /** Run what only reads, outside transactions; without readers the connection runs all. */
  readonly readers?: SqliteReaders;
  /** Called when a task is done with the connection, before the next one has it. */
  readonly afterTask?: () => Promise<void>;
}

/** What one task does with the database: a statement, or a transaction. */
export class SqliteTask implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  readonly #lock: Mutex;
  readonly #options: SqliteTaskOptions;
  #hasTurn = false;

  constructor(connection: SqliteConnection, lock: Mutex, options: SqliteTaskOptions) {
    this.#connection = connection;
    this.#lock = lock;
    this.#options = options;
  }

  /** Waits until the connection is this task's own. */
  async takeTurn(): Promise<void> {
    await this.#lock.obtain();
    this.#hasTurn = true;
  }

  /** Releases the connection to the next task. */
  endTurn(): void {
    if (!this.#hasTurn) return;
    this.#hasTurn = false;
    const release = () => this.#lock.release();
    if (this.#options.afterTask === undefined) release();
    else void this.#options.afterTask().then(release, release);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { readers } = this.#options;
    if (readers !== undefined && !this.#hasTurn && query.query.kind === 'SelectQueryNode') {
      return { rows: (await readers.read(query.sql, query.parameters)) as Row[] };
    }
    if (!this.#hasTurn) await this.takeTurn();
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
