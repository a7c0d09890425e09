import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import type { SqliteConnection } from './sqliteConnection.ts';
import { SqliteDriver } from './sqliteDriver.ts';

/** The Kysely dialect for any SQLite behind a {@link SqliteConnection}; Kysely closes it. */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
