import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import { openReaders } from './openReaders.ts';
import type { ReaderOptions } from './openReaders.ts';
import type { SqliteConnection } from './sqliteConnection.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { StatementCache } from './statementCache.ts';

const preparedStatements = 200;
/** KiB of pages that a connection keeps: alone it reads all that is asked for, beside readers it only saves. */
const pageCache = { alone: 65_536, besideReaders: 16_384 };
const sqliteBusy = 5;
/** Only opening blocks while another process opens; afterwards the driver waits without blocking. */
const openingLimitMs = 10_000;

/** Bytes of the write-ahead log from which it is emptied between reads; far more than it has in an office. */
const logLimit = 32 * 2 ** 20;
const logPauseMs = 1000;

/**
 * Opens a SQLite file, creating it when it is not there; `:memory:` opens a
 * database that lives as long as this connection. Every commit is on the disk
 * before it is answered.
 *
 * @param readers run what only reads in threads of their own; this thread does without
 * @throws when the file cannot be opened or is no SQLite database.
 */
export function openSqlite(file: string, readers?: ReaderOptions): Db {
  const connection = connect(file, readers ? pageCache.besideReaders : pageCache.alone);
  const schedule = (next: () => void) => void setImmediate(next);
  if (readers === undefined) return createDb(sqliteDialect(connection, { schedule }));
  const opened = openReaders(file, readers);
  const afterTask = logCheckpointer(file, (empty) => opened.pause(empty), connection);
  return createDb(sqliteDialect(connection, { schedule, readers: opened, afterTask }));
}

/**
 * Opens an existing SQLite file for small reads on this thread, which wait neither for a transaction
 * nor for long reads.
 */
export function openSqliteLookups(file: string): Db {
  return createDb(sqliteDialect(prepared(new DatabaseSync(file, { readOnly: true }))));
}

/**
 * Overlapping reads keep SQLite from restarting its write-ahead log, which would grow as long as they
 * continue. This checkpoints it in a pause.
 */
function logCheckpointer(
  file: string,
  pause: (work: () => void) => Promise<void>,
  connection: SqliteConnection,
): () => Promise<void> {
  let lookedAt = 0;
  return async () => {
    if (Date.now() < lookedAt + logPauseMs) return;
    lookedAt = Date.now();
    const { size = 0 } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? {};
    if (size < logLimit) return;
    await pause(() => connection.execute('pragma wal_checkpoint(truncate)', []));
  };
}

function connect(file: string, cacheSize: number): SqliteConnection {
  const database = new DatabaseSync(file, {
    enableForeignKeyConstraints: true,
    timeout: openingLimitMs,
  });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -${cacheSize};
    pragma trusted_schema = off;
    pragma busy_timeout = 0;
  `);
  return prepared(database);
}

function prepared(database: DatabaseSync): SqliteConnection {
  const statements = new StatementCache<{ statement: StatementSync; answersRows: boolean }>(
    preparedStatements,
    (sql) => {
      const statement = database.prepare(sql);
      return { statement, answersRows: statement.columns().length > 0 };
    },
    () => undefined,
  );
  return {
    execute(sql, parameters) {
      const { statement, answersRows } = statements.get(sql);
      const values = parameters as SQLInputValue[];
      if (answersRows) return { rows: statement.all(...values), changes: undefined };
      return { rows: [], changes: statement.run(...values).changes };
    },
    get inTransaction() {
      return database.isTransaction;
    },
    isBusy: (error) =>
      error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy,
    close() {
      statements.clear();
      database.close();
    },
  };
}
