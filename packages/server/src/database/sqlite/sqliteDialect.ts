import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';
import { SqliteDriver } from './sqliteDriver.ts';
import type { SqliteDriverOptions } from './sqliteDriver.ts';

/** Kysely's own lock knows no order and holds up readers: the driver has a lock itself. */
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
