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
  const { db } = await openWasmImage();
  return db;
}

/** A database in memory that can be taken out as one file, and another put in its place. */
export interface WasmImage {
  readonly db: Db;
  /** Counts the rows that were ever changed: unchanged, it says that nothing was. */
  changeCount(): number;
  /** The whole database as a file of SQLite. */
  file(): Uint8Array<ArrayBuffer>;
  /**
   * Puts the database of a file in the place of what there is; an empty one without a file.
   * Nothing may be asked of the database meanwhile.
   */
  replace(file?: Uint8Array): void;
}

/** Opens a new, empty database as {@link openWasmSqlite} does, which can be kept elsewhere and brought back. */
export async function openWasmImage(): Promise<WasmImage> {
  loading ??= load();
  const sqlite = await loading;
  let database = openDatabase(sqlite);
  const connection = connect(sqlite, () => database);
  return {
    db: createDb(sqliteDialect(connection)),
    changeCount: () => Number(sqlite.capi.sqlite3_total_changes64(database)),
    file: () => sqlite.capi.sqlite3_js_db_export(database),
    replace: (file) => {
      const next = openDatabase(sqlite, file);
      connection.close();
      database = next;
    },
  };
}

/** Errors are thrown; the console need not show them as well. */
async function load(): Promise<Sqlite3Static> {
  const sqlite = await initialise();
  sqlite.config.warn = () => undefined;
  return sqlite;
}

/** @throws when the file is no database of SQLite. */
function openDatabase({ capi, oo1, wasm }: Sqlite3Static, file?: Uint8Array): Database {
  const database = new oo1.DB(':memory:');
  try {
    if (file !== undefined) {
      const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
      const [bytes, size] = [wasm.allocFromTypedArray(file), file.byteLength];
      database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, size, size, flags));
    }
    // Reads the file too: only then SQLite sees whether it is one.
    database.exec(
      'pragma foreign_keys = on; pragma trusted_schema = off; select count(*) from sqlite_schema;',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect({ capi }: Sqlite3Static, open: () => Database): SqliteConnection {
  const statements = new StatementCache<PreparedStatement>(
    preparedStatements,
    (sql) => open().prepare(sql),
    (statement) => statement.finalize(),
  );
  return {
    execute: (sql, parameters) => execute(open(), statements.get(sql), parameters),
    get inTransaction() {
      return capi.sqlite3_get_autocommit(open()) === 0;
    },
    isBusy: () => false,
    close() {
      statements.clear();
      open().close();
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
