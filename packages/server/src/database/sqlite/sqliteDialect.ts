import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';
import { SqliteDriver } from './sqliteDriver.ts';
import type { SqliteDriverOptions } from './sqliteDriver.ts';

/** Kysely's own lock has no order and blocks readers: the driver has its own lock. */
class SelfLockingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The Kysely dialect for any SQLite behind a {@link SqliteConnection}; Kysely closes it. */
export function sqliteDialect(
  connection: SqliteConnection,
  options: SqliteDriverOptions = {},
): Dialect {
  return {
    createAdapter: () => new SelfLockingAdapter(),
    createDriver: () => new SqliteDriver(connection, options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
