import initialise from '@sqlite.org/sqlite-wasm';
import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import type { SqliteConnection, SqliteResult } from './sqliteConnection.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { StatementCache } from './statementCache.ts';

const preparedStatements = 100;

let loading: Promise<Sqlite3Static> | undefined;

/**
 * Opens a new, empty SQLite database in memory, run as WebAssembly: for a page,
 * where there is no other database. It is gone when it is closed.
 */
export async function openWasmSqlite(): Promise<Db> {
  loading ??= load();
  return createDb(sqliteDialect(connect(await loading)));
}

/** What goes wrong is thrown; the console need not hear it as well. */
async function load(): Promise<Sqlite3Static> {
  const sqlite = await initialise();
  sqlite.config.warn = () => undefined;
  return sqlite;
}

function connect({ capi, oo1 }: Sqlite3Static): SqliteConnection {
  const database = new oo1.DB(':memory:');
  database.exec('pragma foreign_keys = on; pragma trusted_schema = off;');
  const statements = new StatementCache<PreparedStatement>(
    preparedStatements,
    (sql) => database.prepare(sql),
    (statement) => statement.finalize(),
  );
  return {
    execute: (sql, parameters) => execute(database, statements.get(sql), parameters),
    get inTransaction() {
      return capi.sqlite3_get_autocommit(database) === 0;
    },
    isBusy: () => false,
    close() {
      statements.clear();
      database.close();
    },
  };
}

function execute(
  database: Database,
  statement: PreparedStatement,
  parameters: readonly unknown[],
): SqliteResult {
  try {
    if (parameters.length > 0) statement.bind(parameters as (string | number | null)[]);
    if (statement.columnCount === 0) {
      statement.step();
      return { rows: [], changes: database.changes() };
    }
    const rows: unknown[] = [];
    while (statement.step()) rows.push(statement.get({}));
    return { rows, changes: undefined };
  } finally {
    statement.reset(true);
  }
}
