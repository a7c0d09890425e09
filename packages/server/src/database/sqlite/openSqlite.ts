import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import type { SqliteConnection } from './sqliteConnection.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { StatementCache } from './statementCache.ts';

const preparedStatements = 200;
const sqliteBusy = 5;
/** Only opening blocks while another process opens; afterwards the driver waits without blocking. */
const openingLimitMs = 10_000;

/**
 * Opens a SQLite file, creating it when it is not there; `:memory:` opens a
 * database that lives as long as this connection. Every commit is on the disk
 * before it is answered.
 *
 * @throws when the file cannot be opened or is no SQLite database.
 */
export function openSqlite(file: string): Db {
  return createDb(sqliteDialect(connect(file)));
}

function connect(file: string): SqliteConnection {
  const database = new DatabaseSync(file, {
    enableForeignKeyConstraints: true,
    timeout: openingLimitMs,
  });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -65536;
    pragma trusted_schema = off;
    pragma busy_timeout = 0;
  `);
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
