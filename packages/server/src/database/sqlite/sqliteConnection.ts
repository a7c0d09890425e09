/** The outcome of one statement: its rows, or what it changed. */
export interface SqliteResult {
  rows: unknown[];
  /** Rows inserted, updated or deleted; undefined for a statement that answers rows. */
  changes: number | bigint | undefined;
}

/**
 * One open SQLite database: node:sqlite in Node, WebAssembly
 * in a page. Everything above this port is the same for both.
 */
export interface SqliteConnection {
  /** Runs one statement; parameters are text, numbers, bytes or null. */
  execute(sql: string, parameters: readonly unknown[]): SqliteResult;
  /** True between `begin` and its `commit` or `rollback`. */
  readonly inTransaction: boolean;
  /** True when the error says that another process holds the lock. */
  isBusy(error: unknown): boolean;
  close(): void;
}

/** Readers of the same database beside its connection: threads with connections of their own. */
export interface SqliteReaders {
  /** Runs one statement that changes nothing, and reads what is committed at that moment. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** Runs `work` while no read is running. */
  pause(work: () => void): Promise<void>;
  close(): Promise<void>;
}
